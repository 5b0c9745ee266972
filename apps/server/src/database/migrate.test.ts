import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { Client } from 'pg'
import { inject, afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await makeTestDatabase()
})
afterAll(() => database.drop())

const source = fileURLToPath(new URL('../tables', import.meta.url))

/** Returns every table of the sources. */
const tables = async (): Promise<PgTable[]> => {
  const files = readdirSync(source)
  const modules = await Promise.all(
    files.map((file) => import(`${source}/${file}`) as Promise<Record<string, unknown>>),
  )
  return modules.flatMap((module) => Object.values(module)).filter((one) => is(one, PgTable))
}

describe('migrations', () => {
  it('create every table of the sources with every column, and no other', async () => {
    const client = new Client(database.settings)
    await client.connect()
    const { rows } = await client.query<{ name: string; columns: string[] }>(
      `select table_name as name, array_agg(column_name::text order by column_name::text) as columns
       from information_schema.columns
       where table_schema = 'public'
         and not (select relispartition from pg_class where oid = to_regclass(quote_ident(table_name)))
       group by 1`,
    )
    await client.end()
    const made = new Map(rows.map(({ name, columns }) => [name, columns]))
    const wanted = new Map(
      (await tables()).map((table) => [
        getTableName(table),
        Object.values(getTableColumns(table))
          .map((column) => column.name)
          .toSorted(),
      ]),
    )
    expect(wanted.size).toBeGreaterThan(20)
    expect(Object.fromEntries(made)).toEqual(Object.fromEntries(wanted))
  })

  it('run once for servers that start together on an empty database', async () => {
    const { host, user } = inject('testEngine')
    const settings = { host, user, port: 5432, database: 'postgres' }
    const name = `empty_${process.pid}`
    const client = new Client(settings)
    await client.connect()
    await client.query(`create database "${name}"`)
    await Promise.all(Array.from({ length: 4 }, () => migrate({ ...settings, database: name })))
    await client.query(`drop database "${name}" with (force)`)
    await client.end()
  })

  it('0011: texts that a restaurant wrote for a message move to its new key', async () => {
    const client = new Client(database.settings)
    await client.connect()
    const keys = ['placing.error.shopClosed', 'kept.expired.one', 'bookmark.gone', 'cart.title']
    await client.query(
      `insert into translations (_id, app, locale, key, value)
       select lpad(place::text, 24, '0'), 'storefront', 'en', key, key
       from unnest($1::text[]) with ordinality as old(key, place)`,
      [keys],
    )
    const renaming = new URL('./migrations/0011_message_keys.sql', import.meta.url)
    await client.query(readFileSync(renaming, 'utf8'))
    const { rows } = await client.query<{ key: string; value: string }>(
      'delete from translations returning key, value',
    )
    await client.end()
    expect(Object.fromEntries(rows.map(({ key, value }) => [value, key]))).toEqual({
      'placing.error.shopClosed': 'checkout.error.shopClosed',
      'kept.expired.one': 'cartNotice.expired.one',
      'bookmark.gone': 'bookmark.removed',
      'cart.title': 'cart.title',
    })
  })

  it('0013: rules about surcharges keep their items, and a minQty of 0 becomes none', async () => {
    const client = new Client(database.settings)
    await client.connect()
    const conditions = [{ minQty: 0, minTotal: 5 }, { minQty: 0 }, { minQty: 2 }]
    const rule = { priceTypes: ['surcharge'], conditions }
    const nested = JSON.stringify([{ shops: [], discounts: [rule] }])
    await client.query(
      `insert into order_discounts (_id, name, price_types, conditions) values ('d', '{}', $1, $2)`,
      [JSON.stringify(rule.priceTypes), JSON.stringify(conditions)],
    )
    await client.query(
      `insert into tax_settings (_id, name, percent, price_types, rules) values ('f', '{}', 5, $1, $2)`,
      [JSON.stringify(rule.priceTypes), JSON.stringify(conditions)],
    )
    await client.query(
      `insert into vip_levels (_id, name, status, discount_lists) values ('v', '{}', 'active', $1)`,
      [nested],
    )
    const folder = new URL('./migrations/', import.meta.url)
    const file = readdirSync(folder).find((name) => name.startsWith('0013_'))!
    const sql = readFileSync(new URL(file, folder), 'utf8')
    await client.query(sql.slice(sql.indexOf('-- A rule or tax')))
    const { rows } = await client.query<{ was: unknown }>(
      `delete from order_discounts returning jsonb_build_object('priceTypes', price_types, 'conditions', conditions) as was`,
    )
    const { rows: taxes } = await client.query<{ was: unknown }>(
      `delete from tax_settings returning jsonb_build_object('priceTypes', price_types, 'conditions', rules) as was`,
    )
    const { rows: levels } = await client.query<{ was: unknown }>(
      `delete from vip_levels returning discount_lists->0->'discounts'->0 as was`,
    )
    await client.end()
    const wanted = {
      priceTypes: ['product', 'surcharge'],
      conditions: [{ minTotal: 5 }, {}, { minQty: 2 }],
    }
    expect([...rows, ...taxes, ...levels].map(({ was }) => was)).toEqual([wanted, wanted, wanted])
  })

  it('0018: the rules of a session’s coupons have their filters in both spellings (CAT-5.1)', async () => {
    const client = new Client(database.settings)
    await client.connect()
    const conditions = [{ products: ['p'], excludeCategories: ['c'], minQty: 2 }, { minTotal: 5 }]
    const used = [
      { id: 'a', coupon: { _id: 'r', conditions } },
      { id: 'b', coupon: { _id: 's', conditions: [] } },
      { id: 'c', coupon: { _id: 't' } },
    ]
    await client.query('create temporary table table_sessions (_id int, discounts jsonb not null)')
    await client.query('insert into table_sessions values (1, $1), (2, $2)', [
      JSON.stringify(used),
      '[]',
    ])
    const folder = new URL('./migrations/', import.meta.url)
    const file = readdirSync(folder).find((name) =>
      name.endsWith('session_rules_in_both_spellings.sql'),
    )!
    await client.query(readFileSync(new URL(file, folder), 'utf8'))
    const { rows } = await client.query<{ discounts: unknown }>(
      'select discounts from table_sessions order by _id',
    )
    await client.end()
    const [first, ...others] = used
    const [condition, plain] = conditions
    const both = { ...condition, product: ['p'], excludeCategory: ['c'] }
    const coupon = { _id: 'r', conditions: [both, plain] }
    expect(rows.map(({ discounts }) => discounts)).toEqual([[{ ...first, coupon }, ...others], []])
  })
})
