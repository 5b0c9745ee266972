import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const sources = 'apps/server/src'

/**
 * The server's tests that depend on which PostgreSQL runs: its migrations, queries and error codes, and every statement of every
 * service at least once. All of the server's run on it with `--all`. A pattern is a part of a path, or its end.
 */
const PATTERNS = [
  // Migrations, the query language, error codes, what is read at once.
  /\/database\/(?!embedded\/)/,
  /\/table-service\//,
  /\/hostile-input\/queries\.test\.ts$/,
  // Each call of each service with whatever its schema allows, and the demo's records.
  /\/hostile-input\/any-data\.test\.ts$/,
  /\/seed\//,
  // Locks: what holds if many write at the same time, whatever version decides who waits.
  /\/table-sessions\/laws\/concurrency\.test\.ts$/,
  /\/idempotency\//,
  // Queues and events in the database: jobs, LISTEN and NOTIFY.
  /\/jobs\//,
  /\/two-servers\.test\.ts$/,
]

/** Returns the paths of the database's own tests from the root. Throws if a pattern matches none: a folder was renamed. */
export function databaseTests(root) {
  const tests = readdirSync(join(root, sources), { recursive: true, encoding: 'utf8' })
    .map((file) => `${sources}/${file}`)
    .filter((file) => file.endsWith('.test.ts'))
  const unmatched = PATTERNS.filter((pattern) => !tests.some((file) => pattern.test(file)))
  if (unmatched.length > 0)
    throw new Error(`tooling/test/database-tests.mjs: no test matches ${unmatched.join(', ')}`)
  return tests.filter((file) => PATTERNS.some((pattern) => pattern.test(file))).sort()
}
