import { fieldKind, type FieldKind, services } from '@comanda/contract'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount } from '../testing/accounts.ts'
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
  'user_coupons',
  'users',
])

const shop = 'a'.repeat(24)

let database: TestDatabase
let server: TestServer
let plans: Client
beforeAll(async () => {
  database = await makePlainDatabase()
  noteStatements()
  server = await startTestServer({ database })
  plans = new Client(database.settings)
  await plans.connect()
  // What an index can serve is then served by it, also in an empty table. An incremental sort orders equal values only.
  await plans.query('set enable_seqscan = off; set enable_sort = off; set enable_bitmapscan = off')
})
afterAll(async () => {
  Reflect.set(Client.prototype, 'query', queryOfClient)
  await plans.end()
  await server.stop()
  await database.drop()
})

interface Sent {
  readonly text: string
  readonly values: readonly unknown[]
}

let sent: Sent[] = []
const queryOfClient: unknown = Reflect.get(Client.prototype, 'query')

/** Notes every statement; connections take the method when they are opened. */
const noteStatements = (): void => {
  if (typeof queryOfClient !== 'function') throw new TypeError('a client has no query()')
  const query = queryOfClient
  const noted = function (this: Client, ...all: unknown[]): unknown {
    const [first, second] = all
    if (typeof first === 'object' && first && 'text' in first)
      sent.push({ text: String(first.text), values: Array.isArray(second) ? second : [] })
    return Reflect.apply(query, this, all)
  }
  Reflect.set(Client.prototype, 'query', noted)
}

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
const slowIn = async ({ text, values }: Sent): Promise<readonly string[]> => {
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
  return nodes.flatMap((node) => {
    const type = node['Node Type']
    if (type === 'Sort' || type === 'Seq Scan') return [type]
    // All rows of a shop are equal in it.
    const [presorted = '', ...others] = node['Presorted Key'] ?? []
    if (others.length === 0 && /\bshop$/.test(presorted)) return [type]
    const isOfAll = type.startsWith('Index') && !node['Index Cond']
    return isOfShop && isOfAll && growing.has(node['Relation Name'] ?? '') ? ['of all shops'] : []
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
          const kind = schema && fieldKind(schema)
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
    sent = []
    await client
      .service(path as 'orders')
      .find({ query })
      .catch(() => undefined)
    for (const one of sent.splice(0))
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
      sent = []
      await client.service('staffActions').find({ query: { $sort: { [field]: direction } } })
      const read = sent.splice(0).filter(({ text }) => text.includes('"staff_actions"'))
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
