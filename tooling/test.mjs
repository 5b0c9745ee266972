/** Everything that must hold, one after the other; ends with the counts. */
import { fileURLToPath } from 'node:url'
import { debianPostgres } from './prepare/debian-postgres.mjs'
import { check, stories, unitTests } from './test/stages.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

const results = [
  check(root, 'types', 'tsc', '-b'),
  check(root, 'lint', 'oxlint', '--type-aware', '--deny-warnings'),
  check(root, 'arrows and names', 'node', 'tooling/lint/main.mjs'),
  check(root, 'kilobytes of script', 'node', 'apps/storefront/build/size.mjs'),
  check(root, 'format', 'prettier', '--check', '--log-level', 'warn', '.'),
  unitTests(root, 'unit and contract tests'),
  unitTests(root, "server tests on Debian's PostgreSQL", {
    projects: ['server'],
    // How the server runs its own PostgreSQL says nothing of another.
    exclude: ['**/database/embedded/**'],
    environment: { TEST_POSTGRES_BIN: debianPostgres() },
  }),
  stories(root),
]

const sum = (key) => results.reduce((total, result) => total + result[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
process.exitCode = sum('failed') > 0 ? 1 : 0
