import { defineConfig } from 'vitest/config'

const sourceCondition = { conditions: ['source'] }

const nodeProject = (name: string, root: string, setup: object = {}) => ({
  resolve: sourceCondition,
  ssr: { resolve: sourceCondition },
  test: {
    name,
    root,
    include: [
      'src/**/*.test.ts',
      'src/**/*.test.tsx',
      '{lint,notices,price,release,test,where}/**/*.test.mjs',
      'load/*.test.ts',
    ],
    ...setup,
    // The files of a worker share what they import: loading it again for each took longer than the tests.
    isolate: false,
    // A worker that loads a whole server makes much that is new: Node would collect it at every 16 MB.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
    // Times to give up, not promises: a busy machine fails no test.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
})

export default defineConfig({
  test: {
    // Many tests wait for a database or another server: as many files at a time as there are processors.
    maxWorkers: '100%',
    projects: [
      nodeProject('engine', 'packages/engine'),
      nodeProject('shop-rules', 'packages/shop-rules'),
      nodeProject('contract', 'packages/contract'),
      nodeProject('client', 'packages/client'),
      nodeProject('locales', 'packages/locales'),
      nodeProject('ui', 'packages/ui'),
      nodeProject('demo', 'packages/demo'),
      nodeProject('sandbox', 'apps/sandbox'),
      nodeProject('server', 'apps/server', {
        globalSetup: ['src/testing/global-setup.ts'],
        setupFiles: ['src/testing/partitions/check-statements.ts'],
        alias: {
          '@node-rs/argon2': `${import.meta.dirname}/apps/server/src/testing/light-argon2.ts`,
        },
      }),
      nodeProject('storefront', 'apps/storefront'),
      nodeProject('console', 'apps/console'),
      nodeProject('tooling', 'tooling'),
      nodeProject('campaign', 'proof/campaign'),
    ],
    coverage: { provider: 'v8', reporter: ['text-summary', 'json-summary'] },
  },
})
