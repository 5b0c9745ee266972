import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as migrateByDrizzle } from 'drizzle-orm/node-postgres/migrator'
import type { Client, ClientConfig } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type EmptyDatabase, makeEmptyDatabase } from '../testing/empty-database.ts'
import { checkSchema } from './check-schema.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migration-files.ts'

let database: EmptyDatabase
let settings: ClientConfig
let client: Client
beforeEach(async () => {
  database = await makeEmptyDatabase()
  settings = database.settings
  client = database.client
})
afterEach(() => database.drop())

const journal = async (): Promise<number[]> => {
  const { rows } = await client.query<{ at: string }>(
    'select created_at as at from drizzle.__drizzle_migrations order by id',
  )
  return rows.map(({ at }) => Number(at))
}

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
    for (const { name, when } of all.filter(({ isOutside }) => isOutside)) {
      const upToIt = { migrations: all.filter((other) => other.when <= when) }
      await migrate(settings, upToIt)
      const before = await schema()
      await client.query('delete from drizzle.__drizzle_migrations where created_at = $1', [when])
      await migrate(settings, upToIt)
      expect(await schema(), name).toEqual(before)
    }
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
