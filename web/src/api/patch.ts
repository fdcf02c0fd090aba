// What changed, put into what was there. Untouched parts are shared, so that whoever shows them need not look again.

import type { PatchStep } from './types';

type Node = Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A path that leads nowhere: the sender and we do not mean the same thing, and everything has to be asked for anew. */
export class PatchError extends Error {}

function put(node: unknown, path: readonly (string | number)[], at: number, step: PatchStep): unknown {
  if (at === path.length) {
    if (step.length === 1) throw new PatchError('a patch cannot remove everything');
    return step[1];
  }
  if (!isNode(node)) throw new PatchError(`there is no ${path.slice(0, at + 1).join('.')}`);
  const key = String(path[at]);
  const copy: Node = { ...node };
  if (at === path.length - 1 && step.length === 1) {
    delete copy[key];
  } else {
    if (at < path.length - 1 && !Object.hasOwn(node, key)) {
      throw new PatchError(`there is no ${path.slice(0, at + 1).join('.')}`);
    }
    // Not `copy[key] = …`: a key called __proto__ must become a key.
    Object.defineProperty(copy, key, {
      value: put(node[key], path, at + 1, step),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return copy;
}

export function patched<T>(whole: T, patch: readonly PatchStep[]): T {
  let result: unknown = whole;
  for (const step of patch) result = put(result, step[0], 0, step);
  return result as T;
}

/** Lines of which the first `from` stay and the rest is new. */
export function tailed<T>(lines: readonly T[], from: number, more: readonly T[]): readonly T[] {
  if (from > lines.length) throw new PatchError(`there are ${lines.length} lines, not ${from}`);
  return [...lines.slice(0, from), ...more];
}
