/** The next time that it is a certain hour where somebody lives. */
const QUARTER_MS = 15 * 60_000;
/** Two days and an hour: where the clocks are put forward an hour may be missing once. */
const QUARTERS = 4 * 49;

export function nextHour(hour: number, zone: string, after: number): number {
  const local = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  // Every zone is a whole number of quarters away from every other.
  const first = (Math.floor(after / QUARTER_MS) + 1) * QUARTER_MS;
  for (let i = 0; i < QUARTERS; i++) {
    const at = first + i * QUARTER_MS;
    const parts = local.formatToParts(at);
    const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
    if (of('hour') === hour && of('minute') === 0) return at;
  }
  return after + 86_400_000;
}
