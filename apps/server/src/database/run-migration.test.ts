import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as migrateByDrizzle } from 'drizzle-orm/node-postgres/migrator'
import { Client, type ClientConfig } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import '../testing/test-engine.ts'
import { checkSchema } from './check-schema.ts'
import { migrate, type MigrationDone } from './migrate.ts'
import { type Migration, migrationOf, readMigrations } from './migration-files.ts'

const { host, user } = inject('testEngine')
let settings: ClientConfig
let client: Client
beforeEach(async () => {
  const name = `migrations_${randomBytes(6).toString('hex')}`
  const administrator = new Client({ host, user, port: 5432, database: 'postgres' })
  await administrator.connect()
  await administrator.query(`create database "${name}"`)
  await administrator.end()
  settings = { host, user, port: 5432, database: name }
  client = new Client(settings)
  await client.connect()
})
afterEach(async () => {
  await client.end()
  const administrator = new Client({ host, user, port: 5432, database: 'postgres' })
  await administrator.connect()
  await administrator.query(`drop database "${settings.database}" with (force)`)
  await administrator.end()
})

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

/** Returns a copy of the migrations as an earlier build had them. */
const folderOf = (count: number): string => {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-migrations-'))
  cpSync(fileURLToPath(new URL('./migrations', import.meta.url)), folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const all = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] }
  writeFileSync(file, JSON.stringify({ ...all, entries: all.entries.slice(0, count) }))
  return folder
}

/** Returns the indexes, constraints and triggers of the database. */
const schema = async () => {
  const { rows } = await client.query<{ what: string }>(
    `select indexdef as what from pg_indexes where schemaname = 'public'
     union all select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
     union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger order by 1`,
  )
  return rows.map(({ what }) => what)
}

describe('a database', () => {
  const all = readMigrations()

  it.each([1, 7, 13, 19])(
    'that an earlier build brought to its %ith migration is migrated, and that build may start beside it',
    async (count) => {
      const folder = folderOf(count)
      await migrateByDrizzle(drizzle(client), { migrationsFolder: folder })
      await expect(checkSchema(settings)).rejects.toThrow(`from ${all[count]?.name} on`)
      const done: string[] = []
      await migrate(settings, { onDone: ({ name }) => done.push(name) })
      expect(done).toEqual(all.slice(count).map(({ name }) => name))
      await migrateByDrizzle(drizzle(client), { migrationsFolder: folder })
      rmSync(folder, { recursive: true })
      await checkSchema(settings)
      expect(await journal()).toEqual(all.map(({ when }) => when))
    },
  )

  it('keeps its schema if a migration outside a transaction runs once more after an interruption', async () => {
    await migrate(settings)
    const before = await schema()
    for (const migration of all.filter(({ isOutside }) => isOutside))
      await client.query('delete from drizzle.__drizzle_migrations where created_at = $1', [
        migration.when,
      ])
    await migrate(settings)
    expect(await schema()).toEqual(before)
  })

  it('0020: takes and coupons get their members, and claims of a code are numbered', async () => {
    await migrate(settings, { migrations: all.filter(({ name }) => name < '0020') })
    await client.query(
      `insert into point_records (_id, "user", type, amount, create_time)
       values ('r', 'mei', 'spend', -1, now());
       insert into point_takes (record, lot, amount) values ('r', 'l', 1);
       insert into user_coupons (_id, "user", coupon, code, status, create_time)
       values ('a', 'mei', 'c', 'MOON', 'valid', '2026-01-02'), ('b', 'mei', 'c', 'MOON', 'valid', '2026-01-01'),
         ('d', 'mei', 'c', null, 'valid', '2026-01-01'), ('v', null, 'c', 'MOON', 'valid', '2026-01-01')`,
    )
    await migrate(settings)
    const { rows: takes } = await client.query('select "user" from point_takes')
    expect(takes).toEqual([{ user: 'mei' }])
    const { rows } = await client.query<{ row: string }>(
      `select concat_ws(' ', _id, holder, claim_number) as row from user_coupons order by _id`,
    )
    expect(rows.map(({ row }) => row)).toEqual(['a mei 2', 'b mei 1', 'd mei', 'v v'])
    await expect(client.query('delete from point_takes')).rejects.toThrow('only ever added')
  })

  it('of a later build passes the check of this one', async () => {
    await migrate(settings)
    await client.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)",
    )
    await checkSchema(settings)
  })

  it('without a schema fails the check, and is not changed by it', async () => {
    await expect(checkSchema(settings)).rejects.toThrow(
      `lacks ${all.length} migrations of this build`,
    )
    const { rows } = await client.query("select 1 from pg_namespace where nspname = 'drizzle'")
    expect(rows).toEqual([])
  })
})
