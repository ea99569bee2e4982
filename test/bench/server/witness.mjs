// Loaded into each measured server before its own code: says how much of the processor and of the memory the process has used.
process.on('message', (asked) => {
  if (asked === 'collected') globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  process.send?.({ seconds: (user + system) / 1e6, bytes: process.memoryUsage.rss() });
});
