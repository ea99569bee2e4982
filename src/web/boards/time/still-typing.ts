/**
 * Whoever is interrupted in the middle of a word types on for a moment. Those letters must not fall through to the table, where a
 * single key can vote or open a leaf.
 */
const SILENCE_MS = 900;

export function swallowTyping(): void {
  const end = (): void => removeEventListener('keydown', swallow, true);
  let timer = setTimeout(end, SILENCE_MS);
  function swallow(event: KeyboardEvent): void {
    // Somewhere else is written already.
    const writes = event.target instanceof Element && event.target.closest('input, textarea') !== null;
    if (writes || event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation();
    event.preventDefault();
    clearTimeout(timer);
    timer = setTimeout(end, SILENCE_MS);
  }
  addEventListener('keydown', swallow, true);
}
