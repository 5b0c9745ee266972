import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { type Migration, readMigrations } from './migration-files.ts'
import { makeJournal, pendingMigrations } from './migration-journal.ts'
import { runMigration } from './run-migration.ts'

/** An arbitrary key of the advisory lock that serialises servers that start together. */
const migrationLock = 4_702_111_905

/** How long a migration begins again while other transactions are in its way, in ms. */
const defaultPatience = 600_000

/** A migration that has run now. */
export interface MigrationDone {
  readonly name: string
  readonly attempts: number
  readonly ms: number
}

export interface MigrateOptions {
  readonly migrations?: readonly Migration[]
  /** How long a migration begins again while other transactions are in its way, in ms. */
  readonly patience?: number
  /** Called after each migration. */
  readonly onDone?: (done: MigrationDone) => void
}

/** Waits for the lock without a statement that waits: an index that is built concurrently would wait for that one. */
const lock = async (client: Client): Promise<void> => {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1) as locked',
      [migrationLock],
    )
    if (rows[0]?.locked) return
    await sleep(100)
  }
}

/**
 * Migrates the database to the newest schema, with a connection of its own. If several servers do so at once, one
 * migrates and the others wait. Each migration that has run is recorded: if a later one fails, the next call continues
 * there.
 */
export const migrate = async (
  settings: ClientConfig,
  { migrations = readMigrations(), patience = defaultPatience, onDone }: MigrateOptions = {},
): Promise<void> => {
  const client = new Client(settings)
  // The next statement fails; without a listener one that breaks between two ends the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await lock(client)
    await client.query("set client_min_messages = 'warning'; set statement_timeout = 0")
    await makeJournal(client)
    for (const migration of await pendingMigrations(client, migrations)) {
      const start = performance.now()
      const attempts = await runMigration(client, migration, patience)
      onDone?.({ name: migration.name, attempts, ms: Math.round(performance.now() - start) })
    }
  } finally {
    await client.end()
  }
}
