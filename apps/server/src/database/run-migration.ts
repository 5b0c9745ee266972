import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { errorState } from './error-state.ts'
import type { Migration } from './migration-files.ts'
import { recordMigration } from './migration-journal.ts'

/**
 * How long a migration waits for the lock of a table, in ms. Every statement on that table which comes later waits
 * behind it, so it gives up soon and begins again.
 */
const lockTimeout = 1000
/** The longest pause before it begins again, in ms. */
const longestPause = 10_000

/** Other transactions were in the way: the lock was not available, or there was a deadlock. */
const inTheWay: ReadonlySet<string | undefined> = new Set(['55P03', '40P01'])

const createdIndex =
  /create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"(\w+)"/i

/** Returns whether a statement is done: it creates an index that exists. Drops what an interrupted one left of it. */
const isDone = async (client: ClientBase, statement: string): Promise<boolean> => {
  const name = createdIndex.exec(statement)?.[1]
  if (name === undefined) return false
  const { rows } = await client.query<{ valid: boolean }>(
    `select indisvalid and indisready as valid from pg_index where indexrelid = to_regclass($1)`,
    [`"${name}"`],
  )
  if (rows[0]?.valid === false) await client.query(`drop index concurrently "${name}"`)
  return rows[0]?.valid === true
}

/** Building an index concurrently makes nobody wait: it may wait itself for as long as others work on its table. */
const isConcurrent = (statement: string): boolean => /\bindex\s+concurrently\b/i.test(statement)

const runOutside = async (client: ClientBase, migration: Migration): Promise<void> => {
  for (const statement of migration.statements) {
    await client.query(`set lock_timeout = ${isConcurrent(statement) ? 0 : lockTimeout}`)
    if (!(await isDone(client, statement))) await client.query(statement)
  }
  await recordMigration(client, migration)
}

const runInside = async (client: ClientBase, migration: Migration): Promise<void> => {
  await client.query(`begin; set local lock_timeout = ${lockTimeout}`)
  try {
    for (const statement of migration.statements) await client.query(statement)
    await recordMigration(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/**
 * Runs a migration and records it: in a transaction, or statement by statement if it is marked so; what an interrupted
 * one has done is then not done again. If other transactions are in its way it begins again, with longer and longer
 * pauses, until `patience` (ms) is over. Returns how often it began.
 */
export const runMigration = async (
  client: ClientBase,
  migration: Migration,
  patience: number,
): Promise<number> => {
  const end = Date.now() + patience
  for (let attempts = 1; ; attempts += 1)
    try {
      await (migration.isOutside ? runOutside : runInside)(client, migration)
      return attempts
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error)
      if (!inTheWay.has(errorState(error)) || Date.now() > end)
        throw new Error(`The migration ${migration.name} failed: ${text}`, { cause: error })
      const pause = Math.min(longestPause, 250 * 2 ** attempts)
      await sleep(pause * (0.5 + Math.random() / 2))
    }
}
