// Runs the tests, and ends with the one line that a build server reads.
import { parseCLI, startVitest } from 'vitest/node';

const tally = await run().catch((error) => {
  console.error(error);
  return { passed: 0, failed: 1 };
});
// Whatever else vitest holds against the run (no test found, a threshold missed) is a failure too.
if (process.exitCode && tally.failed === 0) tally.failed = 1;
if (tally.failed > 0) process.exitCode = 1;
console.log(`${tally.passed} passed, ${tally.failed} failed`);

async function run() {
  const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
  const vitest = await startVitest('test', filter, options);
  await vitest.close();
  let passed = 0;
  let failed = vitest.state.getUnhandledErrors().length;
  for (const module of vitest.state.getTestModules()) {
    // A file that does not even load, or a suite whose set-up throws, has no failed test to count.
    failed += module.errors().length;
    for (const suite of module.children.allSuites()) failed += suite.errors().length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') passed++;
      else if (state === 'failed') failed++;
    }
  }
  return { passed, failed };
}
