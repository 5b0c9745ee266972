import type { Reservation, SplitSessionResult, TableSession } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { businessDay } from '../records/business-day.ts'
import { depositFigures } from '../services/books/business-days/deposit-figures.ts'
import { type DepositShop, makeDepositShop } from '../testing/deposit-shop.ts'
import { orderingCalls } from '../testing/ordering-calls.ts'
import { idempotencyKey, lineOf } from '../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const MINUTE = 60_000
const acts = [
  'pay',
  'payPart',
  'cancel',
  'noShow',
  'late',
  'undo',
  'seat',
  'order',
  'orderMuch',
  'payBill',
  'split',
  'merge',
  'close',
  'void',
  'refund',
  'waive',
  'ask',
  'minutes',
  'day',
] as const
type Act = (typeof acts)[number]

let later = 0
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    now: () => Date.now() + later,
    config: { staffSignInHours: 24 * 3650 },
  })
})
afterAll(() => server.stop())

/** Two parties with a deposit, their tables, and what happens to them. */
const makeHistory = async (shop: DepositShop) => {
  const booked = [await shop.book(), await shop.book()]
  /** The bills of each party, the latest last. */
  const bills: string[][] = [[], []]
  const days = new Set<string>()
  const { staffClient: staff } = shop
  const reservation = async (of: number): Promise<Reservation> => shop.read(booked[of]?._id ?? '')
  const paidFor = async (of: number) => (await reservation(of)).deposit?.session ?? ''
  const bill = (of: number): string => bills[of]?.at(-1) ?? ''
  const order = (of: number, quantity: number) =>
    orderingCalls(staff, shop).order(bill(of), { cart: [lineOf(shop.noodles, { quantity })] })
  const ask = async (of: number, amount: number) =>
    staff.service('reservations/askDeposit').create({
      reservation: (await reservation(of))._id,
      amount,
      idempotencyKey: idempotencyKey(),
    })
  const reduce = async (session: string): Promise<unknown> => {
    const { payments, products } = await shop.session(session)
    const line = products.find(({ status }) => status !== 'cancel')
    return staff.service('tableSessions/refund').create({
      session,
      payment: payments.find(({ amount }) => amount > 0)?._id ?? '',
      lines: [{ line: line?.id ?? '', quantity: 1 }],
      reason: 'spilt',
      idempotencyKey: idempotencyKey(),
    })
  }
  const pass = (minutes: number) => {
    later += minutes * MINUTE
    days.add(businessDay(new Date(server.runtime.now()), { timeZone: 'Asia/Hong_Kong' }))
    return shop.sweep()
  }
  const done: Readonly<Record<Act, (of: number) => Promise<unknown>>> = {
    pay: async (of) => shop.pay(await paidFor(of)),
    payPart: async (of) => shop.pay(await paidFor(of), { amount: 33.3 }),
    cancel: async (of) => shop.patch((await reservation(of))._id, 'cancelled'),
    noShow: async (of) => shop.patch((await reservation(of))._id, 'noShow'),
    late: async (of) => shop.patch((await reservation(of))._id, 'late'),
    undo: async (of) => {
      const { _id, status, statusBefore = 'booked' } = await reservation(of)
      return shop.patch(_id, status === 'seated' ? 'confirmed' : statusBefore)
    },
    seat: async (of) => bills[of]?.push(await shop.seat((await reservation(of))._id)),
    order: (of) => order(of, 1),
    orderMuch: (of) => order(of, 9),
    payBill: (of) => shop.pay(bill(of)),
    split: async (of) => {
      const { products } = await shop.session(bill(of))
      const { split } = (await staff.service('tableSessions/split').create({
        session: bill(of),
        lines: [{ id: products[0]?.id ?? '', quantity: 1 }],
        idempotencyKey: idempotencyKey(),
      })) as SplitSessionResult
      bills[of]?.unshift(split._id)
    },
    merge: (of) =>
      staff
        .service('tableSessions/merge')
        .create({ from: bill(of), into: bill(1 - of), idempotencyKey: idempotencyKey() }),
    close: (of) =>
      staff.service('tableSessions/close').create({
        session: bill(of),
        how: 'onTheHouse',
        note: 'late food',
        idempotencyKey: idempotencyKey(),
      }),
    void: (of) => staff.service('tableSessions').patch(bill(of), { status: 'void' }),
    refund: async (of) => reduce(bill(of) || (await paidFor(of))),
    waive: (of) => ask(of, 0),
    ask: (of) => ask(of, 120),
    minutes: () => pass(11),
    day: () => pass(24 * 60),
  }
  await pass(0)
  return { days, done, reservation, paidFor }
}

/** Whatever else is tried, each end of a deposit is. */
const each: [[Act, number][][]][] = [
  [
    [
      [['day', 0]],
      [['day', 0]],
      [['noShow', 0]],
      [['cancel', 1]],
      [['minutes', 0]],
      [['minutes', 0]],
    ],
  ],
  [[[['seat', 0]], [['order', 0]], [['close', 0]], [['day', 0]]]],
]

const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && Number(error.code) < 500

const attempt = async (act: () => Promise<unknown>): Promise<void> => {
  try {
    await act()
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
}

/** Expects the session of a deposit to be as its reservation says. */
const expectAgreed = (
  { deposit, status }: Reservation,
  { status: is, paid, outstanding, mergedInto }: TableSession,
): void => {
  const amount = deposit?.amount
  switch (deposit?.status) {
    case 'toPay':
      expect({ is, isDue: outstanding > 0 }).toEqual({ is: 'toPay', isDue: true })
      break
    case 'held':
      expect({ is, paid }).toEqual({ is: 'toPay', paid: amount })
      break
    case 'setAgainst':
      expect({ paid, isMoved: mergedInto !== null }).toEqual({ paid: 0, isMoved: true })
      break
    case 'kept':
      expect(is).toBe('done')
      break
    case 'givenBack':
      expect(paid).toBe(0)
      break
    case 'lapsed':
      expect(paid).toBe(0)
      expect(status).not.toBe('booked')
      break
    default:
      expect(outstanding).toBeGreaterThanOrEqual(0)
  }
}

const runs = Number(process.env['HISTORIES'] ?? 12)

it(
  'DEP-4.1 law: what was received is set against bills, given back, the shop’s or still waiting, whatever happens in whatever order',
  { timeout: 60_000 + runs * 10_000 },
  async () => {
    const shop = await makeDepositShop(server, { depositMinutes: 60 })
    const step = fc.tuple(fc.constantFrom(...acts), fc.nat(1))
    const history = fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { maxLength: 14 })
    const sums = { received: 0, setAgainst: 0, givenBack: 0, kept: 0 }
    const allDays = new Set<string>()
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const { days, done, reservation, paidFor } = await makeHistory(shop)
        await Promise.all([0, 1].map((of) => attempt(() => done.pay(of))))
        // Two at once: which of them is first is open.
        for (const now of steps)
          await Promise.all(now.map(([act, of]) => attempt(() => done[act](of))))
        await done.minutes(0)
        for (const of of [0, 1]) {
          const at = await paidFor(of)
          if (at !== '') expectAgreed(await reservation(of), await shop.session(at))
        }
        for (const day of days) allDays.add(day)
        const found = await Promise.all(
          [...allDays].map((day) => depositFigures(server.runtime.reads, { shop: shop.shop, day })),
        )
        for (const name of ['received', 'setAgainst', 'givenBack', 'kept'] as const)
          sums[name] = found.reduce((all, one) => all + toCents(one[name]), 0)
        const held = toCents(found[0]?.held ?? 0)
        expect(fromCents(sums.received)).toBe(
          fromCents(sums.setAgainst + sums.givenBack + sums.kept + held),
        )
      }),
      { numRuns: runs, examples: each },
    )
    for (const sum of Object.values(sums)) expect(sum).toBeGreaterThan(0)
  },
)
