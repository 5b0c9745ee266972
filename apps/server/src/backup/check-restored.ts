import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { startUntil } from '../database/embedded/engine.ts'
import { restoredSetting } from '../database/restored-setting.ts'
import type { Manifest } from './manifest.ts'

/** What a restored database contains. */
export interface RestoredFigures {
  readonly shops: number
  readonly members: number
  readonly orders: number
  readonly newestOrder: string | undefined
  readonly rows: number
}

const settingsOfRestore = [
  'restore_command',
  'recovery_target_action',
  'recovery_target_time',
  'recovery_target',
]

const untilOpen = async (client: Client): Promise<void> => {
  for (;;) {
    const { rows } = await client.query<{ reads: boolean }>('select pg_is_in_recovery() as reads')
    if (rows[0]?.reads === false) return
    await sleep(100)
  }
}

/** Reads every row of every table, by which PostgreSQL checks the checksum of every page. Returns table → rows. */
const countAll = async (client: Client): Promise<ReadonlyMap<string, number>> => {
  const { rows: tables } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  )
  const counts = new Map<string, number>()
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from ${client.escapeIdentifier(name)}`,
    )
    counts.set(name, Number(rows[0]?.count))
  }
  return counts
}

const readFigures = async (client: Client): Promise<RestoredFigures> => {
  const counts = await countAll(client)
  const { rows } = await client.query<{ newest: Date | null }>(
    'select max(create_time) as newest from orders',
  )
  return {
    shops: counts.get('shops') ?? 0,
    members: counts.get('users') ?? 0,
    orders: counts.get('orders') ?? 0,
    newestOrder: rows[0]?.newest?.toISOString(),
    rows: [...counts.values()].reduce((sum, count) => sum + count, 0),
  }
}

/**
 * Gives the database a name for this restore. From the same backup, restored once more, others would have the numbers of its
 * transactions: who reads changes hears so by that name (CHANGE-2.3).
 */
const markRestored = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  const name = client.escapeIdentifier(rows[0]?.name ?? '')
  await client.query(`alter database ${name} set ${restoredSetting} = '${randomUUID()}'`)
}

/**
 * Starts PostgreSQL on a restored data folder, lets it recover, reads all of it, and stops it (OPER-4.2). Throws if it
 * does not start, the backup's newest order is not there, or `stopping` is aborted.
 */
export const checkRestored = async (
  dataFolder: string,
  { newestOrder }: Manifest,
  stopping?: AbortSignal,
): Promise<RestoredFigures> => {
  // Without hot standby it accepts connections once it has recovered.
  const settings = ['hot_standby=off']
  const engine = await startUntil(stopping, { dataFolder, settings, attempts: 1 })
  const client = new Client({ ...engine.connection, application_name: 'comanda restore' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('set statement_timeout = 0')
    await untilOpen(client)
    for (const name of settingsOfRestore) await client.query(`alter system reset ${name}`)
    const { rowCount } = await client.query('select from orders where _id = $1', [newestOrder])
    if (newestOrder !== undefined && rowCount !== 1)
      throw new Error(`The restored database lacks order ${newestOrder}.`)
    await markRestored(client)
    return await readFigures(client)
  } finally {
    await client.end().catch(() => undefined)
    await engine.stop()
  }
}
