import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    globals: false,
    passWithNoTests: false,
    // Thousands of random games run in one test; a loaded machine must not turn that into a failure.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    pool: 'threads',
  },
});
