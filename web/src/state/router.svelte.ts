// Addresses. The server knows two pages, `/` and `/table/<id>`; whatever else there is stands behind `#`.
// A table's address may end in `#at=<stop>` (one position) or `#<seat key>` (a seat, from another device).

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'about' }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | null }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'lost' };

export function routeOf(path: string, hash = ''): Route {
  const parts = path.split('/').filter(Boolean);
  const [first, second = ''] = parts;
  if (parts.length === 2 && first === 'table') return { page: 'table', id: decodeURIComponent(second) };
  if (parts.length > 0) return { page: 'lost' };
  const [page, game = '', rule = null] = hash.replace(/^#/, '').split('/');
  if (page === 'about') return { page: 'about' };
  if (page === 'rules' && game) return { page: 'rules', game: decodeURIComponent(game), rule };
  return { page: 'home' };
}

/** What stands behind `#`: a position, a rule, or a seat's key. */
export interface Mark {
  readonly at: number | null;
  readonly seat: string | null;
  readonly rule: string | null;
  readonly key: string | null;
}

export function markOf(hash: string): Mark {
  const bare = hash.startsWith('#') ? hash.slice(1) : hash;
  const none = { at: null, seat: null, rule: null, key: null };
  if (bare === '') return none;
  if (!bare.includes('='))
    return /^[\w~.-]{16,}$/.test(bare) ? { ...none, key: bare } : { ...none, rule: bare };
  const words = new URLSearchParams(bare);
  const at = words.get('at');
  return {
    at: at !== null && /^\d{1,9}$/.test(at) ? Number(at) : null,
    seat: words.get('seat'),
    rule: words.get('rule'),
    key: words.get('key'),
  };
}

class Router {
  route = $state.raw<Route>(routeOf(globalThis.location?.pathname ?? '/', globalThis.location?.hash));
  mark = $state.raw<Mark>(markOf(globalThis.location?.hash ?? ''));

  constructor() {
    globalThis.addEventListener?.('popstate', () => this.read());
    globalThis.addEventListener?.('hashchange', () => this.read());
  }

  private read(): void {
    this.route = routeOf(location.pathname, location.hash);
    this.mark = markOf(location.hash);
  }

  go(path: string): void {
    if (path !== location.pathname + location.hash) history.pushState(null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  /** Changes what stands behind `#` without a step in the history. */
  remark(hash: string): void {
    history.replaceState(null, '', location.pathname + location.search + hash);
    this.mark = markOf(hash);
  }

  /** For links: lets the browser have its way with middle clicks and the like. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    ) {
      return;
    }
    event.preventDefault();
    this.go(link.pathname + link.hash);
  };
}

export const router = new Router();
