import { Client, type ClientConfig } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type EmptyDatabase, makeEmptyDatabase } from '../testing/empty-database.ts'
import { migrate, type MigrationDone } from './migrate.ts'
import { type Migration, migrationOf } from './migration-files.ts'

let database: EmptyDatabase
let settings: ClientConfig
let client: Client
beforeEach(async () => {
  database = await makeEmptyDatabase()
  settings = database.settings
  client = database.client
})
afterEach(() => database.drop())

const steps = (...texts: readonly string[]): Migration[] =>
  texts.map((text, at) => migrationOf(`000${at}`, at + 1, text))

const journal = async (): Promise<number[]> => {
  const { rows } = await client.query<{ at: string }>(
    'select created_at as at from drizzle.__drizzle_migrations order by id',
  )
  return rows.map(({ at }) => Number(at))
}

const outside = '-- migration: outside a transaction\n'

describe('a migration', () => {
  it('is undone as a whole if it fails; those before it stay, and the next run continues there', async () => {
    const failing = steps(
      'create table one (a int)',
      'create table two (a int)--> statement-breakpoint\nselect nothing',
    )
    await expect(migrate(settings, { migrations: failing })).rejects.toThrow(
      'The migration 0001 failed: column "nothing" does not exist',
    )
    expect(await journal()).toEqual([1])
    await migrate(settings, { migrations: steps('select nothing', 'create table two (a int)') })
    expect(await journal()).toEqual([1, 2])
  })

  it('gives up a lock that it does not get soon, so that calls go on, and begins again', async () => {
    const [table, change] = steps('create table dishes (a int)', 'alter table dishes add b int')
    await migrate(settings, { migrations: [table!] })
    await client.query('begin; select * from dishes')
    const done: MigrationDone[] = []
    const migrating = migrate(settings, {
      migrations: [table!, change!],
      onDone: (one) => done.push(one),
    })
    const other = new Client(settings)
    await other.connect()
    const isWaiting = async () => {
      const { rows } = await other.query(
        "select 1 from pg_locks where not granted and relation = 'dishes'::regclass",
      )
      return rows.length > 0
    }
    while (!(await isWaiting()));
    // Waits behind the migration, and runs once that has given up, before the lock is free.
    await other.query('select * from dishes')
    await client.query('commit')
    await migrating
    await other.end()
    expect(done[0]).toMatchObject({ name: '0001' })
    expect(done[0]?.attempts).toBeGreaterThan(1)
  })

  it('that never gets its lock fails by its name, and is not recorded', async () => {
    const migrations = steps('create table dishes (a int)', 'alter table dishes add b int')
    await migrate(settings, { migrations: migrations.slice(0, 1) })
    await client.query('begin; select * from dishes')
    await expect(migrate(settings, { migrations, patience: 0 })).rejects.toThrow(
      'The migration 0001 failed: canceling statement due to lock timeout',
    )
    await client.query('commit')
    expect(await journal()).toEqual([1])
  })

  it('that builds an index concurrently continues after an interruption, without what was left of it', async () => {
    const migrations = steps(
      'create table dishes (a int, b int); insert into dishes values (1, 1), (2, 1)',
      `${outside}create index concurrently "by_a" on dishes (a)--> statement-breakpoint
      create unique index concurrently "by_b" on dishes (b)`,
    )
    await expect(migrate(settings, { migrations })).rejects.toThrow('could not create unique index')
    const valid = async () => {
      const { rows } = await client.query<{ name: string; valid: boolean }>(
        `select indexrelid::regclass::text as name, indisvalid as valid from pg_index
         where indrelid = 'dishes'::regclass order by 1`,
      )
      return Object.fromEntries(rows.map((row) => [row.name, row.valid]))
    }
    expect(await valid()).toEqual({ by_a: true, by_b: false })
    await client.query('update dishes set b = a')
    await migrate(settings, { migrations })
    expect(await valid()).toEqual({ by_a: true, by_b: true })
    expect(await journal()).toEqual([1, 2])
  })

  it('that builds an index concurrently does not wait for the servers that wait for it', async () => {
    const migrations = steps(
      'create table dishes (a int)',
      `${outside}create index concurrently "by_a" on dishes (a)`,
    )
    await Promise.all(Array.from({ length: 4 }, () => migrate(settings, { migrations })))
    expect(await journal()).toEqual([1, 2])
  })
})

it('a connection that breaks while its server waits for another fails the call, not the process', async () => {
  // The lock of migrations.
  await client.query('select pg_advisory_lock(4702111905)')
  const migrating = migrate(
    { ...settings, application_name: 'a waiting server' },
    {
      migrations: [],
    },
  )
  const outcome = expect(migrating).rejects.toThrow('connection')
  const end = async () => {
    const { rows } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'a waiting server' and query like '%pg_try_advisory_lock%' and state = 'idle'`,
    )
    return rows.length
  }
  await expect.poll(end).toBe(1)
  await outcome
})
