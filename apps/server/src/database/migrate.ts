import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client, type ClientConfig } from 'pg'

/** Any number: servers that start together take turns by it. */
const migrationLock = 4_702_111_905

/** Beside this file in the sources, and beside the bundle when built. */
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Brings the database to the newest schema. Several servers may do so at once; one works, the others wait. */
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
