import { Client, type ClientConfig } from 'pg'
import { readMigrations } from './migration-files.ts'
import { pendingMigrations } from './migration-journal.ts'

/** Throws if migrations of this build have not run in the database. Newer ones, of a later build, may have run. */
export const checkSchema = async (settings: ClientConfig): Promise<void> => {
  const client = new Client(settings)
  await client.connect()
  try {
    const [first, ...others] = await pendingMigrations(client, readMigrations())
    if (first)
      throw new Error(
        `The database lacks ${others.length + 1} migrations of this build, from ${first.name} on: ` +
          'run "npm run migrate", or start without MIGRATE=off.',
      )
  } finally {
    await client.end()
  }
}
