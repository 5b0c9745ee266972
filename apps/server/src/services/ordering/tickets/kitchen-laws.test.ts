import type { Page, SplitSessionResult, Ticket } from '@comanda/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import {
  anyNumber,
  idempotencyKey,
  lineOf,
  makeOrderingShop,
} from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { orderNumber } from '../records/order-record.ts'
import { loadSession } from '../queries/load-session.ts'

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

const step = fc.record({
  call: fc.constantFrom(
    ...(['order', 'hold', 'fire', 'changeLine', 'remark', 'voidLines', 'voidLines'] as const),
    ...(['split', 'merge', 'move', 'cancel', 'bump', 'recall', 'complete'] as const),
    ...(['pay', 'refund', 'close', 'reopen'] as const),
  ),
  session: fc.nat(5),
  other: fc.nat(5),
  line: fc.nat(6),
  count: fc.integer({ min: 1, max: 4 }),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const add = (sums: Map<string, number>, key: string, units: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + units)
}

/** Returns what differs from nothing. */
const some = (sums: ReadonlyMap<string, number>): Record<string, number> =>
  Object.fromEntries([...sums].filter(([, units]) => units !== 0))

it('KITCHEN-1.8: whatever is done with orders and bills, what the tickets of a station tell to make, less what they tell to leave, is what the bills have', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 16 }), async (history) => {
      const shop = await makeOrderingShop(server, anyNumber)
      const client = await server.client(shop.staff)
      const staff = orderingCalls(client, shop)
      const station = (own: object) =>
        client
          .service('stations')
          .create({ shop: shop.shop, name: [{ lang: 'en', value: 'S' }], kind: 'prep', ...own })
      await station({ products: [shop.noodles, shop.bun] })
      await station({ products: [shop.bun] })
      await station({ kind: 'expo' })
      const sessions = [
        (await staff.scan(shop.table, { capacity: 3 })).session._id,
        (await staff.scan(shop.otherTable, { capacity: 2 })).session._id,
      ]
      const order = (session: string, quantity: number, own: object = {}) =>
        staff.order(session, {
          cart: [lineOf(shop.bun, { quantity }), lineOf(shop.noodles, { quantity: 2, ...own })],
        })
      for (const session of sessions) await order(session, 3)
      const call = (path: string, data: object): Promise<unknown> =>
        client.service(path).create({ idempotencyKey: idempotencyKey(), ...data })
      const ticketsNow = async (): Promise<readonly Ticket[]> => {
        const query = { shop: shop.shop, $limit: 100 }
        const found = (await client.service('tickets').find({ query })) as Page<Ticket>
        expect(found.total).toBeLessThanOrEqual(100)
        return found.data
      }
      const aTicket = async (at: number): Promise<object> => {
        const all = await ticketsNow()
        return { shop: shop.shop, ticket: all[at % all.length]?._id }
      }
      const done = async (one: Step): Promise<void> => {
        const { count } = one
        const session = sessions[one.session % sessions.length] ?? ''
        const { products, payments, orders } = await staff.session(session)
        const line = products[one.line % Math.max(1, products.length)]?.id ?? 'none'
        const placed = orders[one.line % Math.max(1, orders.length)]?._id ?? 'none'
        const units = { lines: [{ id: line, quantity: count }] }
        const note = 'law'
        const step = (status: string) =>
          client.service('orders').patch(placed, { status, note: 'law' })
        const calls: Readonly<Record<Step['call'], () => Promise<unknown>>> = {
          order: () => order(session, count),
          hold: () => order(session, count, { status: 'hold' }),
          fire: () => call('tableSessions/fire', { session }),
          changeLine: () => call('tableSessions/changeLine', { session, line, quantity: count }),
          remark: () =>
            call('tableSessions/changeLine', { session, line, customRemark: `${count}` }),
          voidLines: () => call('tableSessions/voidLines', { session, ...units, note }),
          split: async () => {
            const parted = await call('tableSessions/split', { session, ...units })
            sessions.push((parted as SplitSessionResult).split._id)
          },
          merge: () =>
            call('tableSessions/merge', {
              from: sessions[one.other % sessions.length],
              into: session,
            }),
          move: async () => {
            const table = await server.app
              .service('tableViewItems')
              .create({ shop: shop.shop, name: 'T' })
            await call('tableSessions/move', { session, to: (table as { _id: string })._id })
          },
          cancel: () => step('cancelled'),
          complete: () => step('completed'),
          bump: async () => client.service('tickets/bump').create(await aTicket(one.other)),
          recall: async () => client.service('tickets/recall').create(await aTicket(one.other)),
          pay: () =>
            call('tableSessions/pay', { session, paymentMethod: cash, amount: 15 * count }),
          refund: () =>
            call('tableSessions/refund', {
              session,
              payment: payments[0]?._id ?? 'none',
              lines: [{ line, quantity: 1 }],
              reason: note,
            }),
          close: () => call('tableSessions/close', { session, how: 'paidElsewhere', note }),
          reopen: () => call('tableSessions/reopen', { session, note }),
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
      const told = new Map<string, number>()
      const gone = new Map<string, number>()
      const tickets = await ticketsNow()
      for (const { number, station: at, lines } of tickets)
        for (const { product, quantity, isOff, gone: less = 0 } of lines) {
          const key = `${number} ${at} ${product}`
          add(told, key, isOff ? -quantity : quantity)
          add(gone, key, isOff ? quantity : -less)
        }
      const billed = new Map<string, number>()
      for (const id of sessions) {
        const state = await loadSession(server.runtime.database, shop.shop, id)
        if (!state) throw new Error('the session is gone')
        for (const line of state.lines) {
          const placed = state.orders.find(({ _id }) => _id === line.order)
          if (!placed || line.status !== 'pending') continue
          for (const at of [...(line.names.made?.at ?? []), ...(line.names.made?.expo ?? [])])
            add(billed, `${orderNumber(placed.number)} ${at} ${line.product}`, line.quantity)
        }
      }
      expect(some(told)).toEqual(some(billed))
      // What is marked as taken off is what tickets told to leave.
      expect(some(gone)).toEqual({})
      const seqs = tickets.map(({ order: of, station: at, seq }) => `${of} ${at} ${seq}`)
      expect(new Set(seqs).size).toBe(seqs.length)
    }),
    { numRuns: 8 },
  )
}, 240_000)
