import type { ClientBase } from 'pg'
import type { Migration } from './migration-files.ts'

/** The table in which Drizzle, and earlier builds with it, record what has run. */
const journal = 'drizzle.__drizzle_migrations'

/** Creates the journal in a new database. */
export const makeJournal = async (client: ClientBase): Promise<void> => {
  await client.query(
    `create schema if not exists drizzle;
     create table if not exists ${journal} (id serial primary key, hash text not null, created_at bigint)`,
  )
}

/** Records that a migration has run. */
export const recordMigration = async (
  client: ClientBase,
  { hash, when }: Migration,
): Promise<void> => {
  await client.query(`insert into ${journal} (hash, created_at) values ($1, $2)`, [hash, when])
}

/** Returns the migrations that have not run in the database, the oldest first. */
export const pendingMigrations = async (
  client: ClientBase,
  migrations: readonly Migration[],
): Promise<Migration[]> => {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('${journal}') is not null as exists`,
  )
  if (!rows[0]?.exists) return [...migrations]
  const { rows: run } = await client.query<{ when: string }>(
    `select created_at::text as when from ${journal}`,
  )
  const done = new Set(run.map(({ when }) => Number(when)))
  return migrations.filter(({ when }) => !done.has(when))
}
