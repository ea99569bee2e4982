/** What a reader will know the device by, as far as the browser tells. */
export function deviceName(): string {
  const agent = navigator.userAgent;
  const find = (known: readonly (readonly [RegExp, string])[]): string | undefined =>
    known.find(([pattern]) => pattern.test(agent))?.[1];
  const browser = find([
    [/Edg\//, 'Edge'],
    [/Firefox\//, 'Firefox'],
    [/Chrome\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ]);
  const system = find([
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Android/, 'Android'],
    [/Mac OS X/, 'Mac'],
    [/Windows/, 'Windows'],
    [/Linux/, 'Linux'],
  ]);
  return [browser, system].filter(Boolean).join(', ');
}
