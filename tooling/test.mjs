/**
 * Everything that must hold; ends with the counts. The tests run on the embedded PostgreSQL, and plan on partitioned tables;
 * Debian's runs the database's own again, and with `--both-databases` all of the server's.
 */
import { fileURLToPath } from 'node:url'
import { debianPostgres } from './prepare/debian-postgres.mjs'
import { checks } from './test/checks.mjs'
import { sumCounts } from './test/counts.mjs'
import { databaseTests } from './test/database-tests.mjs'
import { printFailures } from './test/failures.mjs'
import { useMemoryForTemporaryFiles } from './test/memory-folder.mjs'
import { paymentFaults } from './test/payment-faults.mjs'
import { stories } from './test/stories.mjs'
import { unitTests } from './test/unit-tests.mjs'
import { wire } from './test/wire.mjs'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const onBoth = process.argv.includes('--both-databases')
const started = Date.now()
useMemoryForTemporaryFiles()

const stages = [
  ...(await checks(root, {
    types: ['tsc', '-b'],
    lint: ['oxlint', '--type-aware', '--deny-warnings'],
    'arrows and names': ['node', 'tooling/lint/main.mjs'],
    'kilobytes of script': ['node', 'apps/storefront/build/size.mjs'],
    format: ['oxfmt', '--check', '.'],
  })),
  await unitTests(root, 'unit and contract tests'),
  // Each of the two has servers of its own.
  ...(await Promise.all([
    unitTests(root, "server tests on Debian's PostgreSQL", {
      projects: ['server'],
      // How the server runs its own PostgreSQL says nothing of another.
      ...(onBoth ? { exclude: ['**/database/embedded/**'] } : { files: databaseTests(root) }),
      environment: { TEST_POSTGRES_BIN: debianPostgres(), TEST_TABLES: 'plain' },
    }),
    wire(root),
  ])),
  // Alone: it says how soon money is settled after a fault.
  await paymentFaults(root),
  await stories(root),
]
const { passed, failed, skipped } = sumCounts(stages)
printFailures(stages.flatMap(({ failures }) => failures))

const minutes = ((Date.now() - started) / 60_000).toFixed(1)
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped in ${minutes} min`)
process.exitCode = failed > 0 ? 1 : 0
