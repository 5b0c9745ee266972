import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client, type ClientConfig } from 'pg'

/** An arbitrary key of the advisory lock that serialises servers that start together. */
const migrationLock = 4_702_111_905

/** Next to this file in the sources, and next to the bundle when built. */
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Migrates the database to the newest schema. If several servers do so at once, one migrates and the others wait. */
export const migrate = async (settings: ClientConfig): Promise<void> => {
  const client = new Client(settings)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query("set client_min_messages = 'warning'")
    await runMigrations(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
