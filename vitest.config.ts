import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globals: false,
    passWithNoTests: false,
    // Thousands of random games run in one test; a loaded machine must not turn that into a failure.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'test/e2e/**'],
        },
      },
      // Only these need the app, so only they wait for it; and each has several browsers, so they go one after another.
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/e2e/*.test.ts'],
          globalSetup: 'test/e2e/build.ts',
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
