/** Small things that this browser remembers. Where it may not remember anything, they last as long as the page. */

const spare = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? spare.get(key) ?? null;
  } catch {
    return spare.get(key) ?? null;
  }
}

export function remember(key: string, value: string): void {
  spare.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full or forbidden: the page's own memory has it.
  }
}

export function forget(key: string): void {
  spare.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
}
