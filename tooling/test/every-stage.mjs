import { debianPostgres } from '../prepare/debian-postgres.mjs'
import { checks, ofSources } from './checks.mjs'
import { databaseTests } from './database-tests.mjs'
import { paymentFaults } from './payment-faults.mjs'
import { stories } from './stories.mjs'
import { unitTests } from './unit-tests.mjs'
import { wire } from './wire.mjs'

/** Runs all stages, and returns the counts of each. */
export const everyStage = async (root, isAll) => [
  // The contract suite waits for its server while the sources are checked.
  ...(
    await Promise.all([
      checks(root, {
        ...ofSources,
        'kilobytes of script': ['node', 'apps/storefront/build/size.mjs'],
      }),
      wire(root, isAll),
    ])
  ).flat(),
  await unitTests(root, 'unit and contract tests'),
  await unitTests(root, "server tests on Debian's PostgreSQL", {
    projects: ['server'],
    // How the server runs its own PostgreSQL says nothing of another.
    ...(isAll ? { exclude: ['**/database/embedded/**'] } : { files: databaseTests(root) }),
    environment: {
      TEST_POSTGRES_BIN: debianPostgres(),
      TEST_TABLES: 'plain',
      ...(isAll ? { TEST_NAMED_ERRORS: '1' } : {}),
    },
  }),
  // Alone: it says how soon money is settled after a fault.
  await paymentFaults(root),
  await stories(root),
]
