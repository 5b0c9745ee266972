import type { AuthenticationResult, RankProgress, ShopRank, User } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeAccount } from '../../../../testing/accounts.ts'
import { billOf } from '../../../../testing/sample-records.ts'
import { orderingCalls } from '../../../../testing/ordering-calls.ts'
import { makeOrderingShop } from '../../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { rankWhenDone } from './rank-when-done.ts'
import { monthsFrom } from './rank-standings.ts'

const name = [{ lang: 'en' as const, value: 'Rank' }]
const shop = 'a'.repeat(24)
let server: TestServer
let silver: ShopRank
let gold: ShopRank
let now = Date.parse('2026-03-31T10:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  const ranks = server.app.service('shopRanks')
  gold = (await ranks.create({ name, expenditure: 500, periodMonths: 6 })) as ShopRank
  silver = (await ranks.create({ name, expenditure: 100, periodMonths: 12 })) as ShopRank
})
afterAll(() => server.stop())

let sessions = 0
const spend = async (user: string, total: number, own: { status?: string; type?: string } = {}) => {
  const time = new Date(now).toISOString()
  sessions += 1
  await server.runtime.connection.pool.query(
    `insert into table_sessions (_id, shop, type, status, source, "user", restore_key, result,
       start_time, create_time, end_time) values ($1, $2, $3, $4, 'selfOrder', $5, $1, $6, $7, $7, $7)`,
    [
      String(sessions).padStart(24, '0'),
      shop,
      own.type ?? 'takeAway',
      own.status ?? 'done',
      user,
      JSON.stringify({ totals: billOf(total) }),
      time,
    ],
  )
}

const member = async (who: string) => signedIn(await makeAccount(server, who))

const signedIn = async (credentials: { readonly email: string; readonly password: string }) => {
  const client = await server.client(credentials)
  const { user } = (await client
    .service('authentication')
    .create({ strategy: 'local', ...credentials })) as AuthenticationResult
  return {
    _id: user._id,
    client,
    again: () => signedIn(credentials),
    progress: () =>
      client.service('users/spends/rankProgress').create({}) as Promise<RankProgress[]>,
    ranks: async () => ((await client.service('users').get(user._id)) as User).ranks ?? [],
  }
}

describe('ranks by spending', () => {
  it('progress: the amount spent in each period and the amount missing, the lowest rank first (MEM-1.1, CALL-2.8)', async () => {
    const mei = await member('mei')
    await spend(mei._id, 60.5)
    await spend(mei._id, 1000, { status: 'ongoing' })
    await spend(mei._id, 1000, { type: 'topUp' })
    await spend((await member('other'))._id, 1000)
    expect(await mei.progress()).toEqual([
      {
        rank: silver._id,
        expenditure: 60.5,
        from: '2025-03-31T10:00:00.000Z',
        missing: 39.5,
        isReached: false,
      },
      {
        rank: gold._id,
        expenditure: 60.5,
        from: '2025-09-30T10:00:00.000Z',
        missing: 439.5,
        isReached: false,
      },
    ])
  })

  it('a rank is granted when it is reached, and lasts for its period; repeating the call changes nothing (MEM-1.2)', async () => {
    const lok = await member('lok')
    await spend(lok._id, 99.99)
    await lok.progress()
    expect(await lok.ranks()).toEqual([])
    await spend(lok._id, 0.01)
    const [first] = await lok.progress()
    expect(first).toMatchObject({ isReached: true, missing: 0, to: '2027-03-31T10:00:00.000Z' })
    now += 86_400_000
    await lok.progress()
    expect(await lok.ranks()).toEqual([{ rank: silver._id, expires: '2027-03-31T10:00:00.000Z' }])
  })

  it('a higher rank replaces the lower; when it ends, the spending of the period decides (MEM-1.2)', async () => {
    const yan = await member('yan')
    await spend(yan._id, 150)
    await yan.progress()
    await spend(yan._id, 350)
    rankWhenDone(server.runtime, { status: 'done', user: yan._id })
    await expect.poll(yan.ranks).toMatchObject([{ rank: gold._id }])
    const before = now
    now = Date.parse(monthsFrom(now, 7))
    const later = await yan.again()
    expect(await later.ranks()).toEqual([])
    await later.progress()
    expect(await later.ranks()).toMatchObject([{ rank: silver._id }])
    now = before
  })

  it('a placed and paid order counts with its total', async () => {
    const place = await makeOrderingShop(server)
    const ann = await member('ann')
    const { session } = await orderingCalls(ann.client, place).create()
    expect((await ann.progress())[0]?.expenditure).toBe(0)
    const staff = await server.client(place.staff)
    await orderingCalls(staff, place).closePaidElsewhere(session._id)
    expect((await ann.progress())[0]?.expenditure).toBe(session.result.totals.total)
    expect(session.result.totals.total).toBeGreaterThan(30)
  })

  it('a rank granted by an owner stays beside it (MEM-1.2)', async () => {
    const may = await member('may')
    await server.app.service('users').patch(may._id, { ranks: [{ rank: silver._id }] })
    await spend(may._id, 600)
    await may.progress()
    expect(await may.ranks()).toMatchObject([{ rank: silver._id }, { rank: gold._id }])
  })

  it('MEM-1.3: ranks are looked up only for a session with a user; a failure is logged', async () => {
    const warn = vi.spyOn(server.runtime.log, 'warn')
    rankWhenDone(server.runtime, { status: 'done', user: null })
    rankWhenDone(server.runtime, { status: 'done', user: '0'.repeat(24) })
    const failures = () => warn.mock.calls.filter(([, message]) => /rank/.test(String(message)))
    await expect.poll(failures).toHaveLength(1)
    expect(failures()).toEqual([[{ err: expect.any(Error) as Error }, expect.any(String)]])
    warn.mockRestore()
  })

  it('dates are clamped to the last day of the month', () => {
    expect(monthsFrom(Date.parse('2026-03-31T10:00:00Z'), -1)).toBe('2026-02-28T10:00:00.000Z')
    expect(monthsFrom(Date.parse('2026-01-31T10:00:00Z'), 13)).toBe('2027-02-28T10:00:00.000Z')
  })
})
