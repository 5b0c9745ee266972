import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount } from '../../testing/accounts.ts'
import { noteStatements, type NotedStatements } from '../../testing/noted-statements.ts'
import { makePlainDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { takePoints } from './take-points.ts'

let database: TestDatabase
let server: TestServer
let plans: Client
let statements: NotedStatements
beforeAll(async () => {
  database = await makePlainDatabase()
  statements = noteStatements()
  server = await startTestServer({ database })
  plans = new Client(database.settings)
  await plans.connect()
  // What an index has alone is then read from it, also while another program keeps rows from being vacuumed.
  await plans.query('set enable_seqscan = off; set enable_bitmapscan = off')
})
afterAll(async () => {
  statements.end()
  await plans.end()
  await server.stop()
  await database.drop()
})

interface Node {
  readonly 'Relation Name'?: string
  readonly 'Node Type': string
  readonly 'Actual Rows'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Node[]
}

const nodesOf = (node: Node): readonly Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** Returns the most rows of these tables that a noted `select` looks at; what an index has alone does not count. */
const rowsRead = async (tables: readonly string[]): Promise<number> => {
  const counts: number[] = []
  for (const { text, values } of statements.take()) {
    if (!/^\s*select/.test(text) || !tables.some((table) => text.includes(`"${table}"`))) continue
    const { rows } = await plans.query<{ 'QUERY PLAN': readonly { readonly Plan: Node }[] }>(
      `explain (analyze, format json) ${text}`,
      [...values],
    )
    const [plan] = rows[0]?.['QUERY PLAN'] ?? []
    if (!plan) throw new Error('there is no plan')
    counts.push(0)
    for (const node of nodesOf(plan.Plan))
      if (tables.includes(node['Relation Name'] ?? '') && node['Node Type'] !== 'Index Only Scan')
        counts.push((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0))
  }
  if (counts.length === 0) throw new Error('no statement was noted')
  return Math.max(...counts)
}

it('MEM-2: points are read and spent, and ranks and coupons read, without all rows of a member with 5,000', async () => {
  const member = await makeAccount(server, 'regular', [])
  const client = await server.client(member)
  const { user } = await client.authenticate({ strategy: 'local', ...member })
  const id = String(user._id)
  const insert = (text: string) => plans.query(text, [id])
  await insert(`insert into point_lots (_id, "user", "left", expires)
    select lpad(to_hex(n), 24, '0'), $1, 10, now() + (n + 40) * interval '1 day' from generate_series(1, 5000) n`)
  await insert(`insert into point_accounts ("user", balance) values ($1, 50000)`)
  await insert(`insert into member_sessions ("user", _id, shop, type, status, tv_status, create_time, end_time, total)
    select case when n % 8 = 0 then $1 else lpad(to_hex(n % 8), 24, 'a') end, lpad(to_hex(n), 24, '0'), $1, 'takeAway', 'done', 'done',
      now() - n * interval '10 minutes', now() - n * interval '10 minutes', 100
    from generate_series(1, 40000) n`)
  await insert(`insert into order_discounts (_id, name, "for", source, discount_type)
    values ($1, '[]', 'order', 'coupon', 'amount')`)
  await insert(`insert into user_coupons (_id, holder, "user", coupon, status, end_date, create_time)
    select lpad(to_hex(n), 24, '0'), $1, $1, $1, 'used', '2026-01-01', now() - n * interval '1 hour' from generate_series(1, 5000) n`)
  await insert(
    `insert into shop_ranks (_id, name, expenditure, period_months) values ($1, '[]', 1, 12)`,
  )
  await plans.query('analyze point_lots, member_sessions, user_coupons')
  statements.take()

  const points = await client.service('users/points/available').find()
  expect(points).toMatchObject([{ amount: 50_000, expiring: [] }])
  expect(await rowsRead(['point_lots'])).toBeLessThan(50)

  await server.runtime.database.transaction((transaction) =>
    takePoints(transaction, { user: id, type: 'adjust', amount: -25 }, new Date()),
  )
  expect(await rowsRead(['point_lots'])).toBeLessThan(50)

  await client.service('users/spends/rankProgress').create({})
  expect(await rowsRead(['member_sessions'])).toBeLessThanOrEqual(1)

  for (const field of ['createTime', 'endDate', '_id'])
    for (const direction of [1, -1]) {
      await client
        .service('userCoupons')
        .find({ query: { $sort: { [field]: direction }, $limit: 10 } })
      expect(await rowsRead(['user_coupons'])).toBeLessThan(50)
    }
})
