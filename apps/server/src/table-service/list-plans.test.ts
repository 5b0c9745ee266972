import { fieldKind, type FieldKind, services } from '@comanda/contract'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount } from '../testing/accounts.ts'
import {
  noteStatements,
  type NotedStatements,
  type SentStatement,
} from '../testing/noted-statements.ts'
import { makePlainDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

/** The tables that grow with orders, members and shops, and whose lists are sorted by an index therefore. */
const growing = new Set([
  'balance_records',
  'orders',
  'point_records',
  'products',
  'reservations',
  'staff_actions',
  'table_sessions',
  'tickets',
  'user_coupons',
  'users',
])

/** Those of them whose lists of one member are sorted by an index of the member. */
const byMember = new Set(['balance_records', 'point_records', 'user_coupons'])

const shop = 'a'.repeat(24)

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
  // What an index can serve is then served by it, also in an empty table. An incremental sort orders equal values only.
  await plans.query('set enable_seqscan = off; set enable_sort = off; set enable_bitmapscan = off')
})
afterAll(async () => {
  statements.end()
  await plans.end()
  await server.stop()
  await database.drop()
})

interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Presorted Key'?: readonly string[]
  readonly Plans?: readonly Node[]
}

const nodesOf = (node: Node): readonly Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** How many lists of tables that grow were explained. */
let explained = 0

/** Returns what a statement does that gets slower as its table grows. */
const slowIn = async ({ text, values }: SentStatement): Promise<readonly string[]> => {
  if (!/^select .* order by .* limit /s.test(text)) return []
  const { rows } = await plans.query<{ 'QUERY PLAN': readonly { readonly Plan: Node }[] }>(
    `explain (format json) ${text}`,
    [...values],
  )
  const [found] = rows[0]?.['QUERY PLAN'] ?? []
  const nodes = found ? nodesOf(found.Plan) : []
  if (!nodes.some((node) => growing.has(node['Relation Name'] ?? ''))) return []
  explained += 1
  const isOfShop = /"shop" (= any\(array\[|= |in \()\$\d+/.test(text)
  const isOfMember = /"user" = \$\d+/.test(text) && !text.includes(' or true')
  return nodes.flatMap((node) => {
    const type = node['Node Type']
    if (type === 'Sort' || type === 'Seq Scan') return [type]
    // All rows of a shop are equal in it.
    const [presorted = '', ...others] = node['Presorted Key'] ?? []
    if (others.length === 0 && /\bshop$/.test(presorted)) return [type]
    const isOfAll = type.startsWith('Index') && !node['Index Cond']
    const relation = node['Relation Name'] ?? ''
    const isOfOne = (isOfShop && growing.has(relation)) || (isOfMember && byMember.has(relation))
    return isOfOne && isOfAll ? ['of all shops or members'] : []
  })
}

const cursorValues: Readonly<Record<FieldKind, unknown>> = {
  text: 'm',
  number: 1,
  boolean: true,
  instant: '2026-03-01T00:00:00.000Z',
  date: '2026-03-01',
  list: 'm',
}

/** Every list that the contract allows: each sort, in both directions, from its start and from its middle. */
const lists = Object.values(services).flatMap(({ path, record, sort, filter, methods }) =>
  !record || !methods.includes('find')
    ? []
    : sort.flatMap((field) =>
        [1, -1].flatMap((direction) => {
          const schema = record.properties[field]
          const kind = schema?.['format'] === 'date' ? 'date' : schema && fieldKind(schema)
          const query = { $sort: { [field]: direction }, $limit: 10 }
          const $after = { [field]: kind && cursorValues[kind], _id: 'b'.repeat(24) }
          return filter.includes(field)
            ? [
                { path, query },
                { path, query: { ...query, $after } },
              ]
            : [{ path, query }]
        }),
      ),
)

const slowLists = async (client: TestClient): Promise<readonly string[]> => {
  const slow: string[] = []
  for (const { path, query } of lists) {
    statements.take()
    await client
      .service(path as 'orders')
      .find({ query })
      .catch(() => undefined)
    for (const one of statements.take())
      for (const what of await slowIn(one))
        slow.push(`${path} ${JSON.stringify(query)}: ${what}: ${one.text}`)
  }
  return slow
}

it.each([
  ['a visitor', undefined, 12],
  ['a member', [], 12],
  ['a manager', [{ role: 'manager' as const, shop }], 40],
  ['an owner', [{ role: 'owner' as const }], 60],
])(
  'an index serves every list that %s may read, from its start and from its middle (CALL-1.11)',
  async (who, staff, least) => {
    const name = who.replace(/\W/g, '')
    const account = staff && (await makeAccount(server, name, staff))
    explained = 0
    expect(await slowLists(await server.client(account))).toEqual([])
    expect(explained).toBeGreaterThanOrEqual(least)
  },
)

it('reads no other rows for a page and its count if a large shop is idle (CALL-1.11)', async () => {
  await plans.query('reset enable_seqscan; reset enable_sort; reset enable_bitmapscan')
  await plans.query(
    `insert into staff_actions (time, "user", path, method, shop)
     select '2026-01-01'::timestamptz + n * interval '1 minute', $1, 'products', 'patch', case when n < 4000 then $1 end
     from generate_series(1, 20000) n`,
    [shop],
  )
  await plans.query('analyze staff_actions')
  const manager = await makeAccount(server, 'manager-of-idle', [{ role: 'manager', shop }])
  const client = await server.client(manager)
  for (const field of ['time', '_id'])
    for (const direction of [1, -1]) {
      statements.take()
      await client.service('staffActions').find({ query: { $sort: { [field]: direction } } })
      const read = statements.take().filter(({ text }) => text.includes('"staff_actions"'))
      expect(read).toHaveLength(2)
      for (const { text, values } of read) {
        const { rows } = await plans.query<Readonly<Record<string, string>>>(
          `explain (analyze) ${text}`,
          [...values],
        )
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
        expect(plan).toMatch(/Index (Only )?Scan/)
        expect(plan).not.toMatch(/Seq Scan|Rows Removed|Sort/)
      }
    }
})
