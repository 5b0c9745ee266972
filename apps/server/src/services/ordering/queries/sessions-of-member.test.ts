import { type Page, queryLimits, type TableSession } from '@comanda/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newSecretId } from '../../../identifiers/new-id.ts'
import { makeAccount } from '../../../testing/accounts.ts'
import { billOf } from '../../../testing/sample-records.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { type SessionRow, tableSessions } from '../../../tables/table-sessions.ts'
import { users } from '../../../tables/users.ts'

const shops = ['a', 'b', 'c'].map((digit) => digit.repeat(24))
const times = ['2026-03-01T10:00:00.000Z', '2026-03-01T10:00:00.001Z', '2026-03-04T00:00:00.000Z']

const anySession = fc.record({
  shop: fc.constantFrom(...shops),
  type: fc.constantFrom('takeAway' as const, 'delivery' as const),
  status: fc.constantFrom('ongoing' as const, 'done' as const, 'void' as const),
  tvStatus: fc.constantFrom('none' as const, 'taken' as const),
  createTime: fc.constantFrom(...times),
  isMine: fc.boolean(),
})

type Listed = Pick<SessionRow, '_id' | 'shop' | 'type' | 'status' | 'tvStatus' | 'createTime'>

let server: TestServer
let client: TestClient
let mine: readonly Listed[]
beforeAll(async () => {
  server = await startTestServer()
  client = await server.client(await makeAccount(server, 'mei'))
  const [user] = await server.runtime.database.select().from(users)
  const made = fc.sample(anySession, { numRuns: 60, seed: 1 }).map((one) => ({
    ...one,
    _id: newSecretId(),
  }))
  mine = made.filter(({ isMine }) => isMine)
  await server.runtime.database.insert(tableSessions).values(
    made.map(({ isMine, ...row }) => ({
      ...row,
      user: isMine ? (user?._id ?? null) : null,
      source: 'selfOrder' as const,
      restoreKey: row._id,
      result: { lines: [], discounts: [], surcharges: [], taxes: [], totals: billOf(10) },
      startTime: row.createTime,
    })),
  )
})
afterAll(() => server.stop())

const find = (query: object): Promise<Page<TableSession>> =>
  client.service('tableSessions').find({ query: { ...query } }) as Promise<Page<TableSession>>

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b)

/** The records that a query should find, in its order. */
const expected = (filter: Partial<Listed>, from: string | undefined, direction: number) =>
  mine
    .filter((one) =>
      Object.entries(filter).every(([field, value]) => Reflect.get(one, field) === value),
    )
    .filter(({ createTime }) => from === undefined || createTime >= from)
    .toSorted(
      (a, b) =>
        direction * compare(a.createTime, b.createTime) || direction * compare(a._id, b._id),
    )

const anyFilter = fc.record(
  {
    shop: fc.constantFrom(...shops),
    type: fc.constant('delivery' as const),
    status: fc.constantFrom('ongoing' as const, 'done' as const),
    tvStatus: fc.constant('taken' as const),
  },
  { requiredKeys: [] },
)

it('MEM-6.1: a member’s list has every filter, sort and page, and the total, over all shops', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyFilter,
      fc.option(fc.constantFrom(...times), { nil: undefined }),
      fc.constantFrom(1, -1),
      fc.integer({ min: 1, max: 7 }),
      async (filter, from, direction, limit) => {
        const wanted = expected(filter, from, direction).map(({ _id }) => _id)
        const query = {
          ...filter,
          ...(from === undefined ? {} : { createTime: { $gte: from } }),
          $sort: { createTime: direction, _id: direction },
          $limit: limit,
        }
        const found: string[] = []
        let after: object = {}
        while (found.length < wanted.length) {
          const page = await find({ ...query, ...after })
          expect(page.total).toBe(found.length === 0 ? wanted.length : queryLimits.uncounted)
          const last = page.data.at(-1)
          if (!last) break
          found.push(...page.data.map(({ _id }) => _id))
          after = { $after: { createTime: last.createTime, _id: last._id } }
        }
        expect(found).toEqual(wanted)
      },
    ),
    { numRuns: 40 },
  )
})

it('fields are selected, and a list without pages is one', async () => {
  const [first] = expected({}, undefined, 1)
  const query = { $sort: { createTime: 1, _id: 1 }, $select: ['status'] }
  expect((await find({ ...query, $limit: 1 })).data).toEqual([
    { _id: first?._id, status: first?.status },
  ])
  expect(await find({ ...query, $paginate: false })).toHaveLength(mine.length)
})
