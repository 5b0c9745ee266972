import type { Menu, SplitSessionResult, TableSession } from '@comanda/contract'
import { price, type PriceRequest } from '@comanda/engine/pricing'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { heardBy, orderingCalls } from '../../../../testing/ordering-calls.ts'
import {
  anyNumber,
  idempotencyKey,
  lineOf,
  makeOrderingShop,
} from '../../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { noBooks } from '../../pricing/past-books.ts'
import { orderedLine, orderToPrice } from '../../pricing/price-session.ts'
import { loadSession } from '../../queries/load-session.ts'
import { proveBill } from '../../replay/bills.ts'

let server: TestServer
let cash: string
beforeAll(async () => {
  server = await startTestServer()
  const made = await server.app
    .service('paymentMethods')
    .create({ name: [{ lang: 'en', value: 'Cash' }], type: 'counter' })
  cash = (made as { _id: string })._id
})
afterAll(() => server.stop())

const portions = 500
/** How many histories; `HISTORIES=100 npx vitest run --project server bill-laws` tells more. */
const numRuns = Number(process.env['HISTORIES'] ?? 6)

const step = fc.record({
  call: fc.constantFrom(
    ...(['order', 'order', 'changeLine', 'voidLines', 'changeGuests', 'adjustLine'] as const),
    ...([
      'discount',
      'split',
      'split',
      'merge',
      'unmerge',
      'move',
      'pay',
      'refund',
      'close',
    ] as const),
    'reopen' as const,
  ),
  session: fc.nat(5),
  other: fc.nat(5),
  line: fc.nat(6),
  count: fc.integer({ min: 1, max: 4 }),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
const onFirst = (...calls: readonly Step['call'][]): Step[] =>
  calls.map((call) => ({ call, session: 0, other: 1, line: 0, count: 1 }))
/** What random histories reach by luck only. */
const named = {
  'bills joined and parted again, with an order and payments between': onFirst(
    ...(['pay', 'merge', 'order', 'unmerge', 'merge', 'pay', 'unmerge'] as const),
  ),
  'units taken off a bill that is paid in part, with their share of what staff took off': onFirst(
    ...(['discount', 'pay', 'changeLine'] as const),
  ),
  'a bill without its first line gets an order more': onFirst('split', 'split', 'split', 'order'),
}

it(
  'STAFF-2.19: whatever is done with bills: each is the engine’s for its lines, nobody paid more than it, the stock is what is left, and nothing is cooked twice',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (history) => {
        const shop = await makeOrderingShop(server, anyNumber, {
          mode: 'manual',
          quantity: portions,
        })
        const client = await server.client(shop.staff)
        const staff = orderingCalls(client, shop)
        await client.service('shops/subscribe').create({ item: shop.shop })
        const cooked = heardBy(client, 'orders', 'created')
        const sessions = [
          (await staff.scan(shop.table, { capacity: 3 })).session._id,
          (await staff.scan(shop.otherTable, { capacity: 2 })).session._id,
        ]
        /** The bills that were merged, from and into, the latest last. */
        const joined: [string, string][] = []
        let placed = 0
        const order = async (session: string, quantity: number): Promise<void> => {
          const cart = [lineOf(shop.bun, { quantity }), lineOf(shop.noodles)]
          await staff.order(session, { cart })
          placed += 1
        }
        for (const session of sessions) await order(session, 3)
        const call = (path: string, session: string, own: object): Promise<unknown> =>
          client.service(`tableSessions/${path}`).create({
            ...(path === 'merge' || path === 'unmerge' ? {} : { session }),
            idempotencyKey: idempotencyKey(),
            ...own,
          })
        const done = async (one: Step): Promise<void> => {
          const { count } = one
          const session = sessions[one.session % sessions.length] ?? ''
          const { products, payments } = await staff.session(session)
          const line = products[one.line % Math.max(1, products.length)]?.id ?? 'none'
          const units = { lines: [{ id: line, quantity: count }] }
          const note = 'law'
          const calls: Readonly<Record<Step['call'], () => Promise<unknown>>> = {
            order: () => order(session, count),
            changeLine: () => call('changeLine', session, { line, quantity: count }),
            voidLines: () => call('voidLines', session, { ...units, note }),
            changeGuests: () => call('changeGuests', session, { capacity: count }),
            adjustLine: () =>
              call('adjustLine', session, { line, manualPercentAdjust: -10 * count, note }),
            discount: () => call('discount', session, { amount: 5 * count, note }),
            split: async () => {
              const parted = (await call('split', session, units)) as SplitSessionResult
              sessions.push(parted.split._id)
            },
            merge: async () => {
              const from = sessions[one.other % sessions.length] ?? ''
              await call('merge', session, { from, into: session })
              joined.push([from, session])
            },
            unmerge: async () => {
              const [from, into] = joined.pop() ?? ['', '']
              await call('unmerge', into, { from, into })
            },
            move: async () => {
              const table = await server.app
                .service('tableViewItems')
                .create({ shop: shop.shop, name: 'T' })
              await call('move', session, { to: (table as { _id: string })._id })
            },
            pay: () => call('pay', session, { paymentMethod: cash, amount: 15 * count }),
            refund: () =>
              call('refund', session, {
                payment: payments[0]?._id ?? 'none',
                amount: 5,
                reason: note,
              }),
            close: () => call('close', session, { how: 'paidElsewhere', note }),
            reopen: () => call('reopen', session, { note }),
          }
          await calls[one.call]()
        }
        for (const one of history)
          try {
            await done(one)
          } catch (failure) {
            // Whatever is refused changes nothing; anything else is a bug.
            expect(failure).toMatchObject({ data: { code: expect.any(String) } })
            expect(failure).not.toMatchObject({ code: 500 })
          }
        const menu = (await server.app.service('menus').get(shop.shop)) as Menu
        const catalogue: PriceRequest['catalogue'] = menu
        let buns = 0
        for (const id of sessions) {
          const state = await loadSession(server.runtime.database, shop.shop, id)
          if (!state) throw new Error('the session is gone')
          const { row, lines } = state
          // Lines are read in the order of their positions: what is proved by it has one order.
          expect(new Set(lines.map(({ position }) => position)).size).toBe(lines.length)
          const request = orderToPrice(menu, row, lines.map(orderedLine), new Date(), {
            books: noBooks,
          })
          const { totals } = price({ ...request, catalogue })
          if (row.pricedWith?.kept === undefined) expect(row.result.totals).toEqual(totals)
          else {
            // Lines that keep their shares keep what staff took off when they stood beside others, and sum up (PRICE-9.7, 9.8).
            const session = { ...request.session, lineAdjusts: [], adjusts: [] }
            const full = price({ ...request, session, coupons: [], catalogue }).totals
            expect(row.result.totals.total).toBeLessThanOrEqual(full.total)
            const bill = await proveBill(server.runtime.database, id)
            expect(bill?.proof).toEqual({ status: 'equal' })
          }
          const shown: TableSession = await staff.session(id)
          expect(shown.outstanding).toBeGreaterThanOrEqual(0)
          for (const { product, quantity, status } of lines)
            if (product === shop.bun && status !== 'cancel') buns += quantity
        }
        const stock = await server.app.service('productStocks').get(shop.bun)
        expect(stock).toMatchObject({ stock: { quantity: portions - buns } })
        await expect.poll(() => cooked.length).toBe(placed)
      }),
      { numRuns, examples: Object.values(named).map((history) => [history]) },
    )
  },
  240_000 + numRuns * 5000,
)
