import type { TableSession } from '@comanda/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAgreedShop, totalOf } from '../../../testing/agreed-shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { proveBill } from '../replay/bills.ts'

const clock = { at: Date.parse('2030-06-15T04:00:00Z') }
const now = (): number => clock.at
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now })
})
afterAll(() => server.stop())

const cents = (amount: number): number => Math.round(amount * 100)
const codeOf = (failure: unknown): unknown => (failure as { data?: { code?: unknown } }).data?.code

/** Rules as staff may have them, of every kind that looks at more than one dish. */
const rules = [
  { discountType: 'percent', discount: 0.5 },
  { discountType: 'percent', discount: 0.9, conditions: [{ for: 'order', minTotal: 150 }] },
  { discountType: 'amount', discount: 50, conditions: [{ for: 'order', minTotal: 200 }] },
  { discountType: 'amount', discount: 10, targetStepAmount: 100, repeat: true },
  {
    for: 'product',
    discountType: 'percent',
    discount: 0,
    conditions: [{ for: 'product' }],
    discountRules: [{ minQty: 3, maxQty: 1 }],
  },
] as const

const dish = fc.constantFrom(62, 48, 45, 28)
const which = fc.nat(20)
const act = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      is: fc.constant('order' as const),
      dishes: fc.array(dish, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant('void' as const),
      which,
      promotions: fc.constantFrom('keep' as const, 'drop' as const),
    }),
  },
  fc.record({
    is: fc.constant('rule' as const),
    rule: fc.constantFrom(...rules),
    ends: fc.boolean(),
  }),
  fc.record({ is: fc.constant('remove' as const), which }),
  fc.record({ is: fc.constant('split' as const), which }),
  fc.record({
    is: fc.constantFrom('merge' as const, 'guests' as const, 'pay' as const, 'wait' as const),
  }),
  fc.record({ is: fc.constant('refund' as const), which }),
)
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

const history = fc.array(act, { minLength: 4, maxLength: 10 })

/** What random histories reach by luck only. */
const named: Readonly<Record<string, Act[]>> = {
  'a bill without its first line gets an order more': [
    { is: 'order', dishes: [62] },
    { is: 'split', which: 0 },
    { is: 'order', dishes: [48] },
  ],
}

const liveLine = ({ products }: TableSession, at: number): string | undefined => {
  const live = products.filter(({ status }) => status !== 'cancel')
  return live[at % Math.max(1, live.length)]?.id
}

const open = async () => {
  const shop = await makeAgreedShop(server, now)
  const { session } = await shop.table(62, 48)
  const made: string[] = []
  const bills = [session._id]
  const all = (): Promise<TableSession[]> => Promise.all(bills.map((id) => shop.guest.session(id)))
  /** Does one act; returns by how much the bills may be dearer after it, in cents. */
  const does = async (one: Act): Promise<number> => {
    const [first, second] = await all()
    if (!first) throw new Error('there is no bill')
    const of = { session: first._id }
    switch (one.is) {
      case 'order': {
        await shop.more(first._id, ...one.dishes)
        return one.dishes.reduce((sum, price) => sum + cents(price), 0)
      }
      case 'void': {
        const line = liveLine(first, one.which)
        try {
          await shop.voids(first._id, line)
          return 0
        } catch (failure) {
          if (codeOf(failure) !== 'promotionFalls') throw failure
          const { before, keep, drop } = (failure as { data: Record<string, number> }).data
          const after = await shop.voids(first._id, line, { promotions: one.promotions })
          expect(totalOf(after)).toBe(one.promotions === 'keep' ? keep : drop)
          return one.promotions === 'keep' ? 0 : Math.max(0, cents(drop!) - cents(before!))
        }
      }
      case 'rule': {
        const endDate = new Date(clock.at + 30_000).toISOString()
        made.push((await shop.rule({ ...one.rule, ...(one.ends ? { endDate } : {}) }))._id)
        return 0
      }
      case 'remove': {
        const id = made[one.which % Math.max(1, made.length)]
        if (id === undefined) return 0
        made.splice(made.indexOf(id), 1)
        await server.app.service('orderDiscounts').remove(id)
        return 0
      }
      case 'split': {
        if (second) return 0
        const { split } = await shop.split(first._id, [
          { id: liveLine(first, one.which), quantity: 1 },
        ])
        bills.push(split._id)
        return 0
      }
      case 'merge': {
        if (!second) return 0
        await shop.call('tableSessions/merge', { from: second._id, into: first._id })
        bills.pop()
        return 0
      }
      case 'guests': {
        await shop.call('tableSessions/changeGuests', {
          ...of,
          capacity: (first.capacity ?? 1) + 1,
        })
        return 0
      }
      case 'pay': {
        await shop.pay(first._id, { amount: Math.min(10, first.outstanding) })
        return 0
      }
      case 'refund': {
        if (first.payments.length === 0) return 0
        await shop.refunds(first, liveLine(first, one.which))
        return 0
      }
      default: {
        clock.at += 40_000
        return 0
      }
    }
  }
  return { does, all }
}

it('whatever is done with bills, what is ordered never gets dearer by itself, and each bill is proved (PRICE-9, BOOK-2.4)', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (acts) => {
      const { does, all } = await open()
      const sum = async (): Promise<number> =>
        (await all()).reduce((total, bill) => total + cents(totalOf(bill)), 0)
      for (const one of acts) {
        const before = await sum()
        let rises = 0
        try {
          rises = await does(one)
        } catch (failure) {
          // What is refused changes nothing; anything else is a bug.
          expect(codeOf(failure)).toEqual(expect.any(String))
        }
        const after = await sum()
        expect(after, one.is).toBeLessThanOrEqual(before + rises)
        if (['split', 'merge', 'guests', 'pay', 'wait', 'rule', 'remove'].includes(one.is))
          expect(after, one.is).toBe(before)
      }
      for (const { _id } of await all()) {
        const bill = await proveBill(server.runtime.database, _id)
        expect(bill?.proof).toEqual({ status: 'equal' })
      }
    }),
    { numRuns: 12, examples: Object.values(named).map((acts) => [acts]) },
  )
}, 240_000)
