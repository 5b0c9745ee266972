import * as fc from 'fast-check'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkLedgers } from '../ledgers/check-ledgers.ts'
import { queryProviders } from '../services/payments/sweeper/query-providers.ts'
import { sweepDeadlines } from '../services/payments/sweeper/sweep-deadlines.ts'
import { sweepRefunds } from '../services/payments/sweeper/sweep-refunds.ts'
import { balanceRecords } from '../tables/balance-records.ts'
import { allowances } from '../tables/allowances.ts'
import { invoices } from '../tables/invoices.ts'
import { paymentAttempts } from '../tables/payment-attempts.ts'
import { pointRecords } from '../tables/point-records.ts'
import { refunds } from '../tables/refunds.ts'
import { sessionEvents } from '../tables/session-events.ts'
import { sessionPayments } from '../tables/session-payments.ts'
import { invoiceCalls, makeInvoiceShop } from '../testing/invoice-shop.ts'
import { type Scene, tell, type Told } from '../testing/payment-history.ts'
import { examples, history } from '../testing/payment-steps.ts'
import {
  makeCardMethod,
  type ScriptedCards,
  startScriptedCards,
} from '../testing/scripted-cards.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

/** How many histories; `HISTORIES=2000 npx vitest run --project server payment-law` tells more. */
const runs = Number(process.env['HISTORIES'] ?? 20)

let later = 0
let cards: ScriptedCards
let server: TestServer
let scene: Scene
beforeAll(async () => {
  cards = await startScriptedCards()
  const config = { paymentSandboxUrl: cards.url, staffSignInHours: 24 * 365 }
  server = await startTestServer({ now: () => Date.now() + later, config })
  const shop = await makeInvoiceShop(server, '04595252')
  await server.app.service('shops').patch(shop.shop, {
    maxUnpaidPerDevice: 100_000,
    maxUnpaidPerAddress: 100_000,
    maxPending: 10_000,
  })
  const staff = await server.client(shop.staff)
  const card = await makeCardMethod(server, { surcharge: { percent: 3, taxPercent: 5 } })
  const product = { shop: shop.shop, name: [], price: 100, topUp: 110 }
  const { _id: topUp } = (await server.app.service('products').create(product)) as { _id: string }
  const context = { app: server.app, runtime: server.runtime }
  const calls = invoiceCalls(server, staff, shop)
  scene = {
    server,
    shop,
    topUp,
    cards,
    card,
    staff,
    calls,
    phones: [await server.client(), await server.client(), await server.client()],
    pass: async (minutes) => {
      later += minutes * 60_000
      for (const sweep of [queryProviders, sweepDeadlines, sweepRefunds])
        while ((await sweep(context)) > 0);
      await calls.sweep()
    },
  }
})
afterAll(async () => {
  await server.stop()
  cards.close()
})

const cents = (amount: number | null): number => Math.round((amount ?? 0) * 100)
const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0)

/** Returns all that is stored of the money of a session. */
const moneyOf = async (session: string) => {
  const { database } = server.runtime
  const { shop } = scene.shop
  const [attempts, payments, back] = await Promise.all([
    database
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.shop, shop), eq(paymentAttempts.session, session))),
    database
      .select()
      .from(sessionPayments)
      .where(and(eq(sessionPayments.shop, shop), eq(sessionPayments.session, session))),
    database
      .select()
      .from(refunds)
      .where(and(eq(refunds.shop, shop), eq(refunds.session, session))),
  ])
  return { attempts, payments, back }
}

const wholeOf = ({ amount, tips, surcharge }: typeof sessionPayments.$inferSelect): number =>
  cents(amount) + cents(tips) + cents(surcharge)

/** Checks that what was captured and not refunded of each attempt is what its payments keep, tips and surcharge included. */
const attemptsHold = async (session: string): Promise<void> => {
  const { attempts, payments, back } = await moneyOf(session)
  for (const { _id, status, captured, refunded } of attempts) {
    const own = payments.filter(({ attempt }) => attempt === _id)
    const given = back.filter(({ attempt }) => attempt === _id)
    expect(cents(refunded)).toBe(sumOf(given, ({ amount }) => cents(amount)))
    expect(own.filter(({ amount }) => amount > 0).length).toBeLessThanOrEqual(1)
    if (status === 'review') expect(own).toEqual([])
    else expect([status, sumOf(own, wholeOf)]).toEqual([status, cents(captured) - cents(refunded)])
  }
}

const closedByStaff = async (session: string): Promise<boolean> => {
  const events = await server.runtime.database
    .select()
    .from(sessionEvents)
    .where(and(eq(sessionEvents.shop, scene.shop.shop), eq(sessionEvents.session, session)))
  return events.some(
    ({ kind, actor }) => kind === 'status' && (actor as { role: string }).role === 'staff',
  )
}

/** Checks that a session is done only if nothing is due, and that nobody's work is an order that is not paid. */
const sessionHolds = async (session: string): Promise<void> => {
  const { status, outstanding, orders } = await scene.calls.session(session)
  if (status === 'done' && !(await closedByStaff(session)))
    expect(outstanding).toBeLessThanOrEqual(0)
  if (status === 'done') expect(orders.map((one) => one.status)).not.toContain('toPay')
}

/** Checks that invoices, less what is void and allowed, amount to what was paid, tips excluded. */
const invoicesHold = async (session: string): Promise<void> => {
  const { payments } = await moneyOf(session)
  const of = { shop: scene.shop.shop, session }
  const { database } = server.runtime
  const issued = await database
    .select()
    .from(invoices)
    .where(and(eq(invoices.shop, of.shop), eq(invoices.session, of.session)))
  const allowed = await database
    .select()
    .from(allowances)
    .where(and(eq(allowances.shop, of.shop), eq(allowances.session, of.session)))
  const total = sumOf(
    issued.filter(({ status }) => status !== 'void'),
    (one) => cents(one.total) - cents(one.allowed),
  )
  const isVoid = new Set(issued.filter(({ status }) => status === 'void').map(({ _id }) => _id))
  const live = allowed.filter(({ status, invoice }) => status !== 'void' && !isVoid.has(invoice))
  const paid = sumOf(payments, (one) => cents(one.amount) + cents(one.surcharge))
  const { status, outstanding, type } = await scene.calls.session(session)
  if (type === 'topUp') return expect(issued).toEqual([])
  expect(sumOf(issued, (one) => cents(one.allowed))).toBeGreaterThanOrEqual(
    sumOf(live, (one) => cents(one.amount)),
  )
  if (outstanding <= 0 || status === 'done' || status === 'void' || status === 'cancelled')
    expect([status, total]).toEqual([status, paid])
  else expect(total).toBeLessThanOrEqual(paid)
}

/** Checks that a member has the credit of a top-up once it is paid, and the points of an order that was served and is not void. */
const memberHolds = async ({ session, member }: Told): Promise<void> => {
  if (!member) return
  const { database } = server.runtime
  const [balance, points] = await Promise.all([
    database.select().from(balanceRecords).where(eq(balanceRecords.user, member.user)),
    database.select().from(pointRecords).where(eq(pointRecords.user, member.user)),
  ])
  const { status, type, pointsEarned = 0 } = await scene.calls.session(session)
  const { payments } = await moneyOf(session)
  const credited = type === 'topUp' && status === 'done' ? 11_000 : 0
  expect([status, sumOf(balance, (one) => cents(one.amount))]).toEqual([status, credited])
  expect(balance.filter((one) => one.type === 'topUp').length).toBeLessThanOrEqual(1)
  const earned = sumOf(points, (one) => one.amount)
  expect([status, earned]).toEqual([status, status === 'done' ? pointsEarned : 0])
  // A point for each dollar that is not given back (PAY-5.8).
  const left = sumOf(payments, (one) => cents(one.amount))
  expect(earned * 100).toBeLessThanOrEqual(left)
}

const hold = async (told: Told): Promise<void> => {
  await attemptsHold(told.session)
  await sessionHolds(told.session)
  await invoicesHold(told.session)
  await memberHolds(told)
}

it(
  'PAY-10.10, PAY-10.11: whatever happens, in whatever order, no money is lost, and none is counted twice',
  { timeout: 60_000 + runs * 20_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(history, async (one) => {
        const told = await tell(scene, one)
        await hold(told)
        // A day later all that was to be done is done.
        await scene.pass(24 * 60)
        await hold(told)
      }),
      { numRuns: runs, examples },
    )
    // The histories were about something.
    const { database } = server.runtime
    const ended = await database
      .selectDistinct({ status: paymentAttempts.status })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.shop, scene.shop.shop))
    expect(ended.map(({ status }) => status)).toContain('paid')
    const earned = await database
      .select()
      .from(pointRecords)
      .where(eq(pointRecords.shop, scene.shop.shop))
    expect(earned.some(({ amount }) => amount < 0)).toBe(true)
    const wrong: unknown[] = []
    for await (const one of checkLedgers(server.runtime.database)) wrong.push(one)
    expect(wrong).toEqual([])
  },
)
