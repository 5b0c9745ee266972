import type { BusinessDay, DayPreview, Page, TableSession, Till } from '@comanda/contract'
import { toCents } from '@comanda/engine/money'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { expectAgreeingBooks } from '../../../testing/day-books.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { makeMemberShop, type MemberShop } from '../../../testing/member-shop.ts'
import { idempotencyKey, lineOf } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { businessDays } from '../../../tables/business-days.ts'
import { newSecretId } from '../../../identifiers/new-id.ts'
import { reservations } from '../../../tables/reservations.ts'
import { sessionPayments } from '../../../tables/session-payments.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'

const start = Date.parse('2026-03-03T04:00:00Z')
let now = start
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now: () => now, config: { staffSignInHours: 24 * 365 } })
})
afterAll(() => server.stop())

/** A shop with its manager, who does everything, and the table of some guests. */
const newShop = async () => {
  const shop = await makeMemberShop(server)
  const manager = await server.client(shop.staff)
  return { shop, manager, diner: orderingCalls(await server.client(), shop) }
}
type Shop = Awaited<ReturnType<typeof newShop>>

const preview = (manager: TestClient, { shop }: MemberShop, own: object = {}) =>
  manager.service('businessDays/preview').create({ shop, ...own }) as Promise<DayPreview>
const closeDay = (manager: TestClient, { shop }: MemberShop, day: string) =>
  manager.service('businessDays/close').create({ shop, day }) as Promise<BusinessDay>
const till = (manager: TestClient, call: string, data: object) =>
  manager
    .service(`tills/${call}`)
    .create({ ...data, idempotencyKey: idempotencyKey() }) as Promise<Till>
const pay = (manager: TestClient, shop: MemberShop, session: string, own: object = {}) =>
  manager.service('tableSessions/pay').create({
    session,
    paymentMethod: shop.cash,
    idempotencyKey: idempotencyKey(),
    ...own,
  }) as Promise<TableSession>

/** Guests with two noodles, 77.00. */
const seated = async ({ shop, diner }: Shop): Promise<string> => {
  const { session } = await diner.scan(shop.table, { date: new Date(now).toISOString() })
  await diner.order(session._id, { cart: [lineOf(shop.noodles, { quantity: 2 })] })
  return session._id
}

const totalOf = ({ result }: TableSession): number => result.totals.total

const dayOf = async (session: string) => {
  const { database } = server.runtime
  const [bill] = await database.select().from(tableSessions).where(eq(tableSessions._id, session))
  const payments = await database
    .select()
    .from(sessionPayments)
    .where(eq(sessionPayments.session, session))
  return { bill: bill?.day, payments: payments.map(({ day }) => day) }
}

describe('the business day of payments and bills', () => {
  it('STAFF-6.1: is the calendar’s, which changes at 04:00; that of a bill is the day on which it ends', async () => {
    const open = await newShop()
    const { shop, manager } = open
    now = Date.parse('2026-03-03T19:59:00Z')
    const session = await seated(open)
    await pay(manager, shop, session, { amount: 20 })
    expect(await dayOf(session)).toEqual({ bill: null, payments: ['2026-03-03'] })
    now = Date.parse('2026-03-03T20:00:00Z')
    await pay(manager, shop, session)
    const { bill, payments } = await dayOf(session)
    expect({ bill, payments: new Set(payments) }).toEqual({
      bill: '2026-03-04',
      payments: new Set(['2026-03-03', '2026-03-04']),
    })
    now = start
  })

  it('STAFF-6.3: once a day is closed all that comes belongs to the next; it never changes', async () => {
    const open = await newShop()
    const { shop, manager } = open
    const paid = await seated(open)
    await pay(manager, shop, paid)
    const z = await closeDay(manager, shop, '2026-03-03')
    expect(z).toMatchObject({
      number: 1,
      status: 'closed',
      figures: { bills: { count: 1, total: 77 } },
    })
    const again = { data: { code: 'dayClosed' } }
    await expect(
      manager.service('tableSessions/reopen').create({ session: paid, note: 'wrong' }),
    ).rejects.toMatchObject(again)
    await expect(
      manager.service('tableSessions').patch(paid, { status: 'void' }),
    ).rejects.toMatchObject(again)
    const later = await seated(open)
    await pay(manager, shop, later)
    expect(await dayOf(later)).toEqual({ bill: '2026-03-04', payments: ['2026-03-04'] })
    const { day } = await preview(manager, shop)
    expect(day).toBe('2026-03-04')
    await expect(
      server.runtime.database
        .update(businessDays)
        .set({ figures: null })
        .where(eq(businessDays.shop, shop.shop)),
    ).rejects.toThrow()
    const tomorrow = { data: { code: 'dayNotReady', reason: 'begins' } }
    await expect(closeDay(manager, shop, '2026-03-04')).rejects.toMatchObject(tomorrow)
    now = Date.parse('2026-03-04T06:00:00Z')
    expect(await closeDay(manager, shop, '2026-03-04')).toMatchObject({ number: 2 })
    now = start
  })

  it('STAFF-6.3: what is refunded after the Z leaves the reports of that day as they are', async () => {
    const open = await newShop()
    const { shop, manager } = open
    const report = (name: string) =>
      manager
        .service(`reports/${name}`)
        .create({ shop: shop.shop, from: '2026-03-03', to: '2026-03-03' })
    const paid = await seated(open)
    await pay(manager, shop, paid)
    const names = ['day', 'sales', 'products', 'payments']
    const all = () => Promise.all(names.map(report))
    const [live, ...before] = await all()
    await closeDay(manager, shop, '2026-03-03')
    const session = (await manager.service('tableSessions').get(paid)) as TableSession
    const [line] = session.products
    for (const less of [{ amount: 1 }, { lines: [{ line: line?.id, quantity: 1 }] }])
      await manager.service('tableSessions/refund').create({
        session: paid,
        payment: session.payments?.[0]?._id,
        reason: 'cold',
        ...less,
      })
    const after = (await manager.service('tableSessions').get(paid)) as TableSession
    expect(totalOf(after)).toBeLessThan(totalOf(session))
    const [frozen, ...kept] = await all()
    expect(kept).toEqual(before)
    expect(live).toMatchObject({ rows: [{ status: 'open', figures: { bills: { total: 77 } } }] })
    expect(frozen).toMatchObject({
      rows: [{ status: 'closed', number: 1, figures: { bills: { total: 77 } } }],
    })
    expect((await preview(manager, shop)).figures.ofEarlier).toBe(totalOf(after) - totalOf(session))
  })

  it('STAFF-6.11: its figures name the taxes by rate, and who took what off the bills, why and when', async () => {
    const open = await newShop()
    const { shop, manager } = open
    const session = await seated(open)
    const { products } = (await manager.service('tableSessions').get(session)) as TableSession
    const voided = (await manager.service('tableSessions/voidLines').create({
      session,
      lines: [{ id: products[0]?.id, quantity: 1 }],
      note: 'wrong dish',
    })) as TableSession
    await pay(manager, shop, session)
    const { figures } = await preview(manager, shop)
    expect(figures.voids).toEqual([
      expect.objectContaining({ begun: false, count: 1, amount: 77 - totalOf(voided) }),
    ])
    const taxed = (figures.taxes ?? []).reduce((sum, { amount }) => sum + toCents(amount), 0)
    expect(taxed).toBe(toCents(figures.bills.taxIncluded) + toCents(figures.bills.taxExcluded))
  })

  it('STAFF-6.2: the X says how many bookings are to come, those after midnight too', async () => {
    const { shop, manager } = await newShop()
    const booking = (startTime: string, date: string, status: 'booked' | 'cancelled' = 'booked') =>
      server.runtime.database.insert(reservations).values({
        _id: newSecretId(),
        shop: shop.shop,
        number: startTime,
        status,
        adults: 2,
        children: 0,
        babyStools: 0,
        date,
        diningSession: shop.shop,
        time: '20:00',
        name: 'Wing',
        phone: '5550100',
        createTime: new Date(now).toISOString(),
        startTime,
        cancelUntil: startTime,
        version: 0,
      })
    await booking('2026-03-03T12:00:00Z', '2026-03-03')
    await booking('2026-03-03T17:30:00Z', '2026-03-04')
    await booking('2026-03-03T13:00:00Z', '2026-03-03', 'cancelled')
    await booking('2026-03-03T03:00:00Z', '2026-03-03')
    await booking('2026-03-04T12:00:00Z', '2026-03-04')
    expect(await preview(manager, shop)).toMatchObject({ day: '2026-03-03', toCome: 2 })
  })

  it('STAFF-6.3: of two who close a day at once, with payments at the same time, every cent is in one day', async () => {
    const open = await newShop()
    const { shop, manager } = open
    const session = await seated(open)
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 7 }, () => pay(manager, shop, session, { amount: 11 })),
      closeDay(manager, shop, '2026-03-03'),
    ])
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeLessThanOrEqual(1)
    const { payments } = await dayOf(session)
    const first = await preview(manager, shop, { day: '2026-03-03' })
    const inFirst = payments.filter((day) => day === '2026-03-03').length
    expect(first.figures.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(11 * inFirst)
    expect(payments).toHaveLength(7)
  })
})

describe('drawers', () => {
  it('STAFF-6.5, STAFF-6.6: from its float to its count, a drawer knows what should be in it, and tells once it is counted', async () => {
    const open = await newShop()
    const { shop, manager } = open
    const of = { shop: shop.shop }
    const opened = await till(manager, 'open', { ...of, name: 'front', float: 500 })
    await expect(till(manager, 'open', { ...of, name: 'front', float: 1 })).rejects.toMatchObject({
      data: { code: 'tillInUse' },
    })
    await pay(manager, shop, await seated(open), { tips: 3 })
    const byCard = await seated(open)
    await pay(manager, shop, byCard, { reference: '004711' })
    const ofTill = { ...of, till: opened._id }
    await expect(
      till(manager, 'record', { ...ofTill, kind: 'payOut', amount: 20 }),
    ).rejects.toMatchObject({ data: { code: 'reasonRequired' } })
    await till(manager, 'record', { ...ofTill, kind: 'payOut', amount: 20, note: 'lemons' })
    await till(manager, 'record', { ...ofTill, kind: 'drop', amount: 400 })
    await expect(closeDay(manager, shop, '2026-03-03')).rejects.toMatchObject({
      data: { code: 'dayNotReady', reason: 'tills' },
    })
    const counts = [
      { value: 100, count: 1 },
      { value: 50, count: 1 },
      { value: 0.5, count: 19 },
    ]
    const counted = await till(manager, 'count', { ...ofTill, counts })
    expect(counted).toMatchObject({ status: 'counted', counted: 159.5, expected: 160 })
    expect(opened).not.toHaveProperty('expected')
    await expect(till(manager, 'close', ofTill)).rejects.toMatchObject({
      data: { code: 'reasonRequired' },
    })
    await till(manager, 'close', { ...ofTill, note: 'a coin is missing' })
    const { figures } = await closeDay(manager, shop, '2026-03-03')
    expect(figures?.cash).toEqual({
      float: 500,
      sales: 80,
      refunds: 0,
      payIn: 0,
      payOut: -20,
      drops: -400,
      expected: 160,
      counted: 159.5,
      difference: -0.5,
      uncounted: 0,
      outside: 0,
    })
  })

  it('STAFF-6.6: cash goes into the drawer that is chosen; what went into none is in the figures', async () => {
    const open = await newShop()
    const { shop, manager } = open
    const of = { shop: shop.shop }
    await pay(manager, shop, await seated(open), { tips: 3 })
    const front = await till(manager, 'open', { ...of, name: 'front', float: 0 })
    const back = await till(manager, 'open', { ...of, name: 'back', float: 0 })
    await pay(manager, shop, await seated(open), { till: back._id })
    await pay(manager, shop, await seated(open), { till: front._id, reference: '004711' })
    const counted = (one: Till, count: number) =>
      till(manager, 'count', { ...of, till: one._id, counts: [{ value: 77, count }] })
    expect(await counted(back, 1)).toMatchObject({ counted: 77, expected: 77 })
    expect(await counted(front, 0)).toMatchObject({ counted: 0, expected: 0 })
    await till(manager, 'close', { ...of, till: back._id })
    const closed = pay(manager, shop, await seated(open), { till: back._id })
    await expect(closed).rejects.toMatchObject({ data: { code: 'tillClosed' } })
    const unknown = pay(manager, shop, await seated(open), { till: '0'.repeat(24) })
    await expect(unknown).rejects.toMatchObject({ data: { code: 'tillNotFound' } })
    const { figures } = await preview(manager, shop)
    expect(figures.cash).toMatchObject({ sales: 77, outside: 80 })
  })
})

const step = fc.oneof(
  fc.record({
    kind: fc.constant('order' as const),
    table: fc.nat(1),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    kind: fc.constant('pay' as const),
    table: fc.nat(1),
    amount: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
    tips: fc.integer({ min: 0, max: 5 }),
  }),
  fc.record({
    kind: fc.constant('close' as const),
    table: fc.nat(1),
    how: fc.constantFrom('paidElsewhere', 'onTheHouse', 'walkout'),
  }),
  fc.record({
    kind: fc.constant('discount' as const),
    table: fc.nat(1),
    percent: fc.integer({ min: 1, max: 50 }),
  }),
  fc.record({ kind: fc.constantFrom('reopen' as const, 'refund' as const), table: fc.nat(1) }),
  fc.record({ kind: fc.constantFrom('void' as const, 'cancel' as const), table: fc.nat(1) }),
  fc.record({ kind: fc.constantFrom('nextDay' as const, 'closeDay' as const), table: fc.nat(1) }),
  fc.record({ kind: fc.constantFrom('openTill' as const, 'closeTill' as const), table: fc.nat(1) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const table = 0
/** One history in which each step is done: what random ones reach by luck only. */
const everyStep: Step[] = [
  { kind: 'order', table, quantity: 2 },
  { kind: 'discount', table, percent: 10 },
  { kind: 'pay', table, amount: 20, tips: 2 },
  { kind: 'openTill', table },
  { kind: 'pay', table, amount: 5, tips: 1 },
  { kind: 'close', table, how: 'walkout' },
  { kind: 'reopen', table },
  { kind: 'nextDay', table },
  { kind: 'order', table: 1, quantity: 1 },
  { kind: 'discount', table: 1, percent: 20 },
  { kind: 'close', table: 1, how: 'onTheHouse' },
  { kind: 'pay', table, amount: undefined, tips: 0 },
  { kind: 'close', table, how: 'onTheHouse' },
  { kind: 'closeTill', table },
  { kind: 'closeDay', table },
  { kind: 'refund', table },
  { kind: 'order', table: 1, quantity: 1 },
  { kind: 'pay', table: 1, amount: 30, tips: 0 },
  { kind: 'void', table: 1 },
]

const histories = fc.array(step, { minLength: 10, maxLength: 40 })

const take = async (open: Shop, sessions: (string | undefined)[], one: Step): Promise<void> => {
  const { shop, manager, diner } = open
  const session = sessions[one.table] ?? ''
  const call = (path: string, data: object = {}) =>
    manager.service(`tableSessions/${path}`).create({ session, ...data })
  if (one.kind === 'order') {
    const cart = [lineOf(shop.noodles, { quantity: one.quantity })]
    const outcome = await diner.order(session, { cart }).catch(() => undefined)
    if (outcome) return
    const { session: fresh } = await diner.create({ type: 'takeAway', cart })
    sessions[one.table] = fresh._id
  }
  if (one.kind === 'pay') {
    const { amount, tips } = one
    await pay(manager, shop, session, { tips, ...(amount === undefined ? {} : { amount }) })
  }
  if (one.kind === 'close') await call('close', { how: one.how, note: 'so it was' })
  if (one.kind === 'discount') await call('discount', { percent: one.percent, note: 'so it was' })
  if (one.kind === 'reopen') await call('reopen', { note: 'so it was' })
  if (one.kind === 'void') await manager.service('tableSessions').patch(session, { status: 'void' })
  if (one.kind === 'cancel')
    await manager.service('tableSessions').patch(session, { status: 'cancelled' })
  if (one.kind === 'refund') {
    const { payments } = (await manager.service('tableSessions').get(session)) as TableSession
    await call('refund', { payment: payments?.[0]?._id, amount: 1, reason: 'request' })
  }
  const of = { shop: shop.shop }
  if (one.kind === 'openTill') await till(manager, 'open', { ...of, name: 'front', float: 100 })
  if (one.kind === 'closeTill') {
    const query = { ...of, status: { $ne: 'closed' } }
    const { data } = (await manager.service('tills').find({ query })) as Page<Till>
    const ofTill = { ...of, till: data[0]?._id }
    await till(manager, 'count', { ...ofTill, counts: [{ value: 100, count: 1 }] })
    await till(manager, 'close', { ...ofTill, note: 'so it was' })
  }
  if (one.kind === 'nextDay') now += 86_400_000
  if (one.kind === 'closeDay') await closeDay(manager, shop, (await preview(manager, shop)).day)
}

describe('the figures of days', () => {
  it('STAFF-6.4, STAFF-6.9, STAFF-7.5: on each day all parts come to their sums, and figures, reports, file and journal agree, after any history', async () => {
    const done = new Set<string>()
    await fc.assert(
      fc.asyncProperty(histories, fc.constantFrom(undefined, 2), async (steps, cashRounding) => {
        now = start
        const open = await newShop()
        if (cashRounding)
          await open.manager.service('shops').patch(open.shop.shop, { cashRounding })
        const sessions: (string | undefined)[] = []
        // Some steps are refused: a history is what was done.
        for (const one of steps)
          await take(open, sessions, one).then(
            () => done.add(one.kind),
            () => undefined,
          )
        for (let at = start; at <= now + 86_400_000; at += 86_400_000) {
          const day = new Date(at).toISOString().slice(0, 10)
          const { figures } = await preview(open.manager, open.shop, { day })
          await expectAgreeingBooks(server, open.manager, { shop: open.shop.shop, day }, figures)
        }
      }),
      { numRuns: 12, examples: [[everyStep, 2]], endOnFailure: true },
    )
    const kinds = [
      'order',
      'pay',
      'close',
      'discount',
      'reopen',
      'void',
      'refund',
      'nextDay',
      'closeDay',
      'openTill',
      'closeTill',
    ]
    expect([...done].toSorted()).toEqual(expect.arrayContaining(kinds))
  }, 180_000)
})
