import { defineConfig } from 'vitest/config'

/** The tests that mutations of the pricing half are tried against; arbitrary requests are fewer, and always the same. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    env: { RUNS: '150', SEED: '20240515' },
    include: [
      'src/money/*.test.ts',
      'src/kernel/*.test.ts',
      'src/pricing/apportion.test.ts',
      'src/discounts/**/*.test.ts',
      'src/taxes/*.test.ts',
      'src/totals/scenarios.test.ts',
      'src/totals/price-order.test.ts',
      'src/totals/ordered-facts.test.ts',
      'src/catalog/check-price-request.test.ts',
      'src/testing/reference/*.test.ts',
    ],
  },
})
