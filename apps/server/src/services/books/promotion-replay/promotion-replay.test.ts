import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { OrderDiscount, Replay, ReplayData, ReplayedTo } from '@comanda/contract'
import { demo } from '@comanda/demo'
import { addReplays, costOfAll, noReplay, type ReplayFigures } from '@comanda/shop-rules/replays'
import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canonicalJson } from '../../../records/canonical-json.ts'
import { loadDemo } from '../../../seed/load-demo.ts'
import { ruleBooks } from '../../../tables/rule-books.ts'
import { makeAccount } from '../../../testing/accounts.ts'
import { builtProgram } from '../../../testing/built-program.ts'
import { type DayClock, spendDemoDay } from '../../../testing/demo-day.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { replayPromotion, type ReplayLimits } from './replay-promotion.ts'

const day = '2030-06-15'
const span = { from: '2030-06-14', to: '2030-06-17' }
const shops = demo.shops.map(({ _id }) => _id)
const everywhere = { ...span, shops }
const never = new AbortController().signal

let server: TestServer
beforeAll(async () => {
  const clock: DayClock = { at: Date.parse(`${day}T00:00:00Z`) }
  server = await startTestServer({ now: () => clock.at })
  await loadDemo(server.app, server.runtime)
  await spendDemoDay(server, clock, { seed: 12, steps: 150 })
  // The guests have left.
  await server.runtime.database.execute(sql`
    update table_sessions set status = 'done', end_time = create_time where status in ('ongoing', 'toPay')`)
}, 600_000)
afterAll(() => server.stop())

const draft: OrderDiscount = {
  _id: 'd'.repeat(24),
  name: [{ lang: 'en', value: 'A tenth off' }],
  source: 'automatic',
  for: 'order',
  discountType: 'percent',
  discount: 0.9,
}

const replay = (data: Partial<ReplayData> = {}, limits?: ReplayLimits): Promise<Replay> =>
  replayPromotion(server.runtime.reads, { ...everywhere, draft, ...data }, never, limits)

/** All responses of a replay, added up. */
const inPages = async (limits: ReplayLimits, data: Partial<ReplayData> = {}) => {
  let figures: ReplayFigures = noReplay()
  let after: ReplayedTo | undefined
  let pages = 0
  do {
    const {
      next,
      of: _of,
      ...page
    } = await replay({ ...data, ...(after ? { after } : {}) }, limits)
    figures = addReplays(figures, page)
    after = next
    pages += 1
  } while (after)
  return { figures, pages }
}

const cents = (amount: number): number => Math.round(amount * 100)

describe('a draft on the bills of a day', () => {
  it('costs what bills come to less, by hour as in all, and lists the ten that it changes most (BOOK-3.4, BOOK-3.5)', async () => {
    const all = await replay()
    expect(all.of).toBe(all.bills + all.leftOut)
    expect(all.bills).toBeGreaterThan(40)
    // None but those whose lines keep their shares.
    const { rows } = await server.runtime.database.execute<{ bills: number }>(sql`
      select count(*)::int as bills from table_sessions
      where status = 'done' and type <> 'topUp' and (priced_with->>'kept')::boolean`)
    expect(all.leftOut).toBe(rows[0]?.bills)
    expect(all.applied).toBeGreaterThan(all.bills / 2)
    expect(all.cost).toBeGreaterThan(0)
    expect(all.hours.reduce((sum, { cost }) => sum + cents(cost), 0)).toBe(cents(all.cost))
    expect(all.hours.reduce((sum, { bills }) => sum + bills, 0)).toBe(all.less + all.more)
    expect(all.most).toHaveLength(10)
    for (const { before, after, rules } of all.most) {
      for (const sums of [before, after]) {
        const { products, surcharges, tax, discounts, other, total } = sums
        expect(cents(products + surcharges + tax + discounts + other)).toBe(cents(total))
      }
      expect(rules.find(({ rule }) => rule === draft._id)).toMatchObject({ name: draft.name })
      expect(after.total).not.toBe(before.total)
    }
  })

  it('changes nothing if it never holds, whatever it says (BOOK-3.2)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          discount: fc.integer({ min: 0, max: 100 }).map((percents) => percents / 100),
          priority: fc.integer({ min: -10, max: 100 }),
          source: fc.constantFrom('automatic', 'member', 'coupon', 'manual'),
          beforeServiceCharge: fc.boolean(),
        }),
        async (said) => {
          const conditions = [{ for: 'order' as const, minTotal: 10_000_000 }]
          const none = await replay({ draft: { ...draft, ...said, conditions } })
          expect(none).toMatchObject({ cost: 0, squares: 0, applied: 0, less: 0, more: 0 })
          expect(none).toMatchObject({ hours: [], rules: [], most: [] })
        },
      ),
      { numRuns: 8 },
    )
  })

  it('costs nothing if it is a rule of then, and as much more than without that rule as that rule did (BOOK-3.2)', async () => {
    const books = await server.runtime.reads.select({ book: ruleBooks.book }).from(ruleBooks)
    const rules = books.flatMap(({ book }) => book.discounts)
    const steady = [...new Set(rules.map(({ _id }) => _id))].flatMap((id) => {
      const versions = rules.filter(({ _id }) => _id === id)
      const isSteady = new Set(versions.map(canonicalJson)).size === 1
      const [rule] = versions
      return rule && isSteady && versions.length === books.length && !rule.startDate ? [rule] : []
    })
    expect(steady.length).toBeGreaterThan(0)
    for (const rule of steady) {
      expect(await replay({ draft: rule })).toMatchObject({ cost: 0, squares: 0, rules: [] })
      const conditions = [{ for: 'order' as const, minTotal: 10_000_000 }]
      const gone = await replay({ draft: { ...rule, conditions } })
      expect(gone.cost).toBeLessThanOrEqual(0)
    }
  })

  it('is of the same figures in responses of any length (BOOK-3.4)', async () => {
    const { squares, next: _next, of, ...whole } = await replay()
    const { figures, pages } = await inPages({ batch: 7, page: 14, most: of })
    expect(pages).toBeGreaterThan(3)
    expect(figures).toMatchObject(whole)
    expect(figures.squares).toBeCloseTo(squares, 5)
  })

  it('of more bills than are replayed a sample says what all cost, and how far that may be off (BOOK-3.7)', async () => {
    const { of, cost } = await replay()
    const { figures } = await inPages({ batch: 7, page: 14, most: Math.floor(of / 2) })
    const read = figures.bills + figures.leftOut
    expect(read).toBeLessThan(of)
    expect(Math.abs(read - of / 2)).toBeLessThan(2.5 * Math.sqrt(of))
    const all = costOfAll(figures, of)
    expect(Math.abs(all.cost - cost)).toBeLessThan(2 * all.error)
  })

  it('as a coupon is replayed as if every guest had one, and as a rule of one day as if it were in force (BOOK-3.2, BOOK-3.3)', async () => {
    const [plain, coupon] = [
      await replay(),
      await replay({ draft: { ...draft, source: 'coupon' } }),
    ]
    expect(coupon.applied).toBeGreaterThan(plain.bills / 2)
    const past = { startDate: '2029-01-01', endDate: '2029-01-02', status: 'draft' as const }
    expect(await replay({ draft: { ...draft, ...past } })).toEqual(plain)
  })

  it('says how many bills only miss a little of its minimum, and what it does to other rules (BOOK-3.4)', async () => {
    const least = (minTotal: number) => ({
      ...draft,
      conditions: [{ for: 'order' as const, minTotal }],
    })
    const [first] = (await replay()).most
    const draftOfMost = least((first?.before.products ?? 0) + 10)
    const [none, some, all] = await Promise.all(
      [0, 50, 1_000_000].map((near) => replay({ draft: draftOfMost, near })),
    )
    expect(none?.near).toBe(0)
    expect(some?.near).toBeGreaterThan(0)
    expect(all?.near).toBeGreaterThan(some?.near ?? 0)
    expect(all?.near).toBeLessThanOrEqual((all?.bills ?? 0) - (all?.applied ?? 0))
    const alone = await replay({
      draft: { ...draft, priority: -100, ruleType: 'allowlist', rules: [] },
    })
    const fell = alone.rules.reduce((sum, rule) => sum + rule.fell + rule.less, 0)
    expect(fell).toBeGreaterThan(0)
    for (const { before, after, name } of alone.rules) {
      expect(before).toBeLessThanOrEqual(after)
      expect(name.length).toBeGreaterThan(0)
    }
  })

  it('leaves out and counts bills that are not proved (BOOK-3.1)', async () => {
    const { database } = server.runtime
    const { bills, leftOut, most } = await replay()
    const [first] = most
    const at = sql`where shop = ${first?.shop} and _id = ${first?.session}`
    await database.execute(
      sql`update table_sessions set result = jsonb_set(result, '{totals,total}', '12345.6') ${at}`,
    )
    const after = await replay()
    expect(after).toMatchObject({ bills: bills - 1, leftOut: leftOut + 1 })
    expect(after.most.map(({ session }) => session)).not.toContain(first?.session)
    await database.execute(
      sql`update table_sessions set result = jsonb_set(result, '{totals,total}', ${`${first?.before.total}`}::jsonb) ${at}`,
    )
    expect((await replay()).leftOut).toBe(leftOut)
  })

  it('holds in the hours that come with it and are not stored (BOOK-3.2)', async () => {
    const time = { _id: 'e'.repeat(24), timeType: 'range' as const }
    const inTime = { ...draft, timeConditions: [time._id] }
    expect((await replay({ draft: inTime })).applied).toBe(0)
    const always = await replay({ draft: inTime, times: [time] })
    expect(always).toEqual(await replay())
    const past = await replay({ draft: inTime, times: [{ ...time, endDate: '2029-01-01' }] })
    expect(past.applied).toBe(0)
  })

  it('writes nothing (BOOK-3.6)', async () => {
    const read = await server.runtime.database.transaction(
      (transaction) => replayPromotion(transaction, { ...everywhere, draft }, never),
      { accessMode: 'read only' },
    )
    expect(read).toEqual(await replay())
  })

  it('in the thread of a program comes to the same, and ends at once if it is no longer wanted (BOOK-3.6)', async () => {
    const { settings } = server.runtime.readConnection
    const thread = new Worker(builtProgram('promotion-replays'), { workerData: settings })
    thread.postMessage({ replay: 1, data: { ...everywhere, draft } }, [])
    expect(await once(thread, 'message')).toEqual([{ replay: 1, result: await replay() }])
    thread.postMessage({ replay: 2, data: { ...everywhere, draft } }, [])
    thread.postMessage(2, [])
    const [ended] = (await once(thread, 'message')) as [{ failure?: string }]
    expect(ended.failure).toContain('AbortError')
    await thread.terminate()
  }, 120_000)
})

describe('orderDiscounts/replay', () => {
  const [shop = '', other = ''] = shops
  let manager: TestClient
  beforeAll(async () => {
    manager = await server.client(await makeAccount(server, 'bench', [{ role: 'manager', shop }]))
  })
  const call = (data: object) =>
    manager.service('orderDiscounts/replay').create({ ...span, shops: [shop], draft, ...data })

  it('is for managers, of their own shops (BOOK-3.1)', async () => {
    expect(await call({})).toEqual(await replay({ shops: [shop] }))
    await expect(call({ shops: [shop, other] })).rejects.toMatchObject({ code: 403 })
  })

  it('refuses in the terms of a field what cannot be replayed (BOOK-3.1)', async () => {
    const after = { shop: other, day, session: 'a'.repeat(24), of: 3 }
    const refusals: readonly (readonly [object, string])[] = [
      [{ to: '2030-01-01' }, 'to'],
      [{ from: '2029-01-01' }, 'to'],
      [{ draft: { ...draft, source: 'vip' } }, 'draft.source'],
      [{ draft: { ...draft, discountType: 'pickNMaxPrice', discount: undefined } }, 'draft'],
      [{ after }, 'after.shop'],
    ]
    for (const [data, field] of refusals)
      await expect(call(data)).rejects.toMatchObject({
        data: { code: 'dataInvalid', field: expect.stringContaining(field) as unknown },
      })
  })
})
