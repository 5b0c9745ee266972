import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, type Connection } from '../../database/connect.ts'
import { orders } from '../../tables/orders.ts'
import { partitionKeys } from '../../tables/partition-keys.ts'
import { makePlainDatabase, type TestDatabase } from '../test-database.ts'
import { patterns } from './files-on-partitions.ts'
import { linesOf, startOfRunning } from './issued-from.ts'
import { partitionTables } from './partition-tables.ts'
import { touchedPartitions, touchesSeveral } from './touched-partitions.ts'

const sources = fileURLToPath(new URL('../..', import.meta.url))

let database: TestDatabase
let plans: Client
beforeAll(async () => {
  database = await makePlainDatabase()
  await partitionTables(database.settings)
  plans = new Client(database.settings)
  await plans.connect()
})
afterAll(async () => {
  await plans.end()
  await database.drop()
})

const isOverSeveral = async (text: string, values: readonly unknown[] = []) =>
  touchesSeveral(await touchedPartitions(plans, text, values))

describe('a statement touches several partitions', () => {
  it('if it names no shop, or some of them (ID-3.1)', async () => {
    const byId = 'select * from orders where _id = $1'
    expect(await isOverSeveral(byId, ['o'])).toBe(true)
    expect(await isOverSeveral(`${byId} and shop = $2`, ['o', 's'])).toBe(false)
    const someShops = 'delete from orders where shop = any($1)'
    expect(await isOverSeveral(someShops, [['a', 'b', 'c', 'd', 'e']])).toBe(true)
    expect(await isOverSeveral(someShops, [['a']])).toBe(false)
  })

  it('if a joined table, a subquery or a common table expression does', async () => {
    const withShop = 'select * from orders o join session_lines l on l.order_id = o._id'
    expect(await isOverSeveral(`${withShop} where o.shop = $1`, ['s'])).toBe(true)
    expect(await isOverSeveral(`${withShop} and l.shop = o.shop where o.shop = $1`, ['s'])).toBe(
      false,
    )
    const within = 'update orders set remark = null where shop = $1 and session in'
    expect(await isOverSeveral(`${within} (select _id from table_sessions)`, ['s'])).toBe(true)
    const first =
      'with one as (select * from products) select * from one, categories c where c.shop = $1'
    expect(await isOverSeveral(first, ['s'])).toBe(true)
  })

  it('if it reads rows of a shop and of a member, which may be in different places', async () => {
    const both = `select * from orders o, point_lots p where o.shop = $1 and p."user" = $1`
    expect(await isOverSeveral(both, ['s'])).toBe(true)
  })
})

describe('partitioned tables', () => {
  it('refuse a conflict that is not told by the key, which plain ones take', async () => {
    const insert = `insert into orders (shop, _id) values ('s', 'o') on conflict (_id) do nothing`
    await expect(touchedPartitions(plans, insert, [])).rejects.toThrow('no unique')
  })

  it('are all whose primary key begins with a shop, a member or a holder', async () => {
    const { rows } = await plans.query<{ name: string; key: string }>(
      `select t.relname as name, a.attname as key from pg_index i
       join pg_class t on t.oid = i.indrelid
       join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
       where i.indisprimary and t.relnamespace = 'public'::regnamespace
         and a.attname in ('shop', 'user', 'holder')`,
    )
    const found = Object.fromEntries(rows.map(({ name, key }) => [name, key]))
    expect(found).toEqual(partitionKeys)
  })

  it('have the triggers, checks and unique indexes of the plain ones', async () => {
    const event = `insert into session_events (shop, session, at, kind, actor, detail)
      values ('s', 'x', now(), 'created', '{}', '{}')`
    await plans.query(event)
    await expect(plans.query('delete from session_events')).rejects.toThrow('only ever added')
    const account = `insert into point_accounts ("user", balance) values ('m', $1)`
    await expect(plans.query(account, [-1])).rejects.toThrow('point_accounts_not_negative')
    const book = `insert into reservation_books (shop, last) values ('s', 1)`
    await plans.query(book)
    await expect(plans.query(book)).rejects.toThrow('duplicate key')
  })
})

it('the files that run on partitions are there: each pattern matches one', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `/${file}`)
  expect(patterns.filter((pattern) => !files.some((file) => pattern.test(file)))).toEqual([])
})

describe('the lines that started a statement', () => {
  let connection: Connection
  beforeAll(() => {
    connection = connect(database.settings, pino({ level: 'silent' }))
  })
  afterAll(() => connection.close())

  it('are known when it is sent, though the stack no longer has them', async () => {
    const sent: string[][] = []
    const { pool } = connection
    const query = pool.query.bind(pool)
    Reflect.set(pool, 'query', (...all: Parameters<typeof query>) => {
      sent.push(linesOf(startOfRunning()))
      return query(...all)
    })
    await connection.database.select().from(orders)
    await connection.database.delete(orders)
    await connection.database.execute(sql`select 1`)
    expect(sent.map(([line]) => line)).toEqual(
      Array.from({ length: 3 }, () => expect.stringContaining('touched-partitions.test.ts:')),
    )
  })
})
