// Where the figures of a game are from, read from its data: which were seen, and which are our own.

export const SOURCES = ['rulebook', 'board', 'source', 'reconstructed'] as const;
export type Source = (typeof SOURCES)[number];

export interface Origin {
  /** What the data call it: `block.loyalty`. */
  readonly name: string;
  readonly source: string;
}

/** The lines of the table `from`, and single entries that say where they are from. */
export function origins(data: unknown): readonly Origin[] {
  const found: Origin[] = [];
  const whole = (data as { from?: unknown } | null)?.from;
  if (typeof whole === 'object' && whole !== null) {
    for (const [name, source] of Object.entries(whole)) found.push({ name, source: String(source) });
  }
  collect(data, '', found);
  return found;
}

/** The values that the host of this table has put in instead of what we had. */
export function replaced(data: unknown): readonly string[] {
  const names = (data as { replaced?: unknown } | null)?.replaced;
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

function collect(node: unknown, path: string, found: Origin[]): void {
  if (Array.isArray(node)) {
    for (const item of node) {
      const id = (item as { id?: unknown } | null)?.id;
      collect(item, `${path}.${typeof id === 'string' ? id : '…'}`, found);
    }
  } else if (typeof node === 'object' && node !== null) {
    for (const [name, value] of Object.entries(node)) {
      if (name === 'from' && path !== '' && typeof value === 'string') {
        if ((SOURCES as readonly string[]).includes(value))
          found.push({ name: path.slice(1), source: value });
      } else if (!(name === 'from' && path === '')) {
        collect(value, `${path}.${name}`, found);
      }
    }
  }
}
