import { defineConfig } from 'vitest/config'

/** The fault matrix of payments: `npm run faults`, or some rows of it: `npm run faults -- -t 'PAY-10.4'`. */
export default defineConfig({
  test: {
    name: 'payment faults',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    // Cells mostly wait for the server's next look at what is due.
    maxConcurrency: 24,
    // Each file has servers of its own, and waits more than it works: on two cores vitest would take one after the other.
    maxWorkers: 2,
    // Times to give up, not promises: a busy machine fails no cell.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
})
