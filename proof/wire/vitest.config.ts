import { defineConfig } from 'vitest/config'

/** The contract suite: `npm run wire`, or `npm run wire -- http://…` for a server that runs already. */
export default defineConfig({
  test: {
    name: 'wire',
    root: import.meta.dirname,
    include: ['checks/**/*.check.ts'],
    globalSetup: ['run/serve.ts'],
    // The checks of a worker share one restaurant.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    reporters: ['./run/summary.ts'],
  },
})
