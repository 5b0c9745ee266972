import { defineConfig } from 'vitest/config'

/** The contract suite: `npm run wire`, or `npm run wire -- http://…` for a server that runs already. */
export default defineConfig({
  test: {
    name: 'wire',
    root: import.meta.dirname,
    include: [
      'checks/**/*.check.ts',
      // They install packages of their own and take a minute: with `--all`, or `WIRE_GENERATORS=1 npm run wire -- generators old-clients`.
      ...(process.env['WIRE_GENERATORS'] === undefined
        ? []
        : ['{generators,old-clients}/*.check.ts']),
    ],
    globalSetup: ['run/serve.ts'],
    // The checks of a worker share one restaurant.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    reporters: ['./run/summary.ts'],
  },
})
