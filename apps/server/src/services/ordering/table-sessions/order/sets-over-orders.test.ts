import type { OrderLine, TableSession } from '@comanda/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newRecordId } from '../../../../identifiers/new-id.ts'
import { orderingCalls } from '../../../../testing/ordering-calls.ts'
import {
  anyNumber,
  idempotencyKey,
  lineOf,
  makeOrderingShop,
  type OrderingShop,
} from '../../../../testing/ordering-shop.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'
import { proveBill } from '../../replay/bills.ts'

let server: TestServer
let shop: OrderingShop
let waiter: TestClient
let staff: ReturnType<typeof orderingCalls>
let guest: ReturnType<typeof orderingCalls>
/** Noodles at 38.50 and a tea at 20 in one set at 50. */
let meal: string
let cash: string

const both = { autoMergeInPOS: true, autoMergeOrderedInPOS: true }

beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server, { ...anyNumber, ...both })
  const noodles = { name: [{ lang: 'en', value: 'Noodles' }], type: 'product' }
  const group = (await server.app.service('productOptions').create({
    shop: shop.shop,
    name: [{ lang: 'en', value: 'Main' }],
    required: true,
    choices: [{ ...noodles, _id: newRecordId(), product: shop.noodles }],
  })) as { _id: string }
  const set = (await server.app.service('products').create({
    shop: shop.shop,
    name: [{ lang: 'en', value: 'Noodle meal' }],
    price: 50,
    options: [group._id, shop.drink],
    autoMerge: true,
  })) as { _id: string }
  meal = set._id
  const method = { name: [{ lang: 'en', value: 'Cash' }], type: 'counter' }
  cash = ((await server.app.service('paymentMethods').create(method)) as { _id: string })._id
  waiter = await server.client(shop.staff)
  staff = orderingCalls(waiter, shop)
  guest = orderingCalls(await server.client(), shop)
})
afterAll(() => server.stop())

const tea = (own: Partial<OrderLine> = {}): OrderLine =>
  lineOf(shop.tea, {
    options: [{ option: shop.ice, selections: [{ _id: shop.lessIce, quantity: 1 }] }],
    ...own,
  })

/** A table of its own, at which nobody has ordered. */
const newTable = async (): Promise<string> => {
  const table = await server.app.service('tableViewItems').create({ shop: shop.shop, name: 'T' })
  return (await guest.scan((table as { _id: string })._id)).session._id
}

/** A table at which staff ordered noodles, then tea. */
const twoOrders = async () => {
  const session = await newTable()
  await staff.order(session, { cart: [lineOf(shop.noodles)] })
  return staff.order(session, { cart: [tea()] })
}

const voidLine = (session: string, line: string | undefined, own: object = {}) =>
  waiter.service('tableSessions/voidLines').create({
    session,
    note: 'changed their mind',
    lines: [{ id: line, quantity: 1 }],
    idempotencyKey: idempotencyKey(),
    ...own,
  }) as Promise<TableSession>

const pay = (session: string, amount: number) =>
  waiter.service('tableSessions/pay').create({
    session,
    amount,
    paymentMethod: cash,
    idempotencyKey: idempotencyKey(),
  }) as Promise<TableSession>

const proof = async (session: string) => (await proveBill(server.runtime.database, session))?.proof

describe('a set that a second order completes', () => {
  it('is a saving under its name; lines and orders stay as the kitchen has them, and the bill is proved (MERGE-2.1, MERGE-2.6, MERGE-2.8)', async () => {
    const { session, order } = await twoOrders()
    const [noodles, drink] = session.products
    expect(session.result.totals).toMatchObject({ products: 58.5, discounts: -8.5, total: 50 })
    expect(session.discounts).toEqual([
      {
        id: meal,
        rule: meal,
        source: 'set',
        name: [{ lang: 'en', value: 'Noodle meal' }],
        amount: -8.5,
        lines: [noodles?.id, drink?.id],
      },
    ])
    expect(session.products).toMatchObject([
      { product: shop.noodles, seq: 1, priceWithoutDiscount: 38.5, actualPrice: 32.91 },
      {
        product: shop.tea,
        seq: 2,
        priceWithoutDiscount: 20,
        discountList: [{ rule: meal, source: 'set' }],
      },
    ])
    expect(order).toMatchObject({ total: 20, lines: [{ product: shop.tea }] })
    expect(await proof(session._id)).toEqual({ status: 'equal' })
  })

  it('is gone once one of its dishes is voided; without any, nothing is due (MERGE-2.5)', async () => {
    const { session } = await twoOrders()
    const [noodles, drink] = session.products
    const left = await voidLine(session._id, drink?.id, { promotions: 'drop' })
    expect(left.result.totals).toMatchObject({ discounts: 0, total: 38.5 })
    expect(left.discounts).toEqual([])
    const none = await voidLine(session._id, noodles?.id)
    expect(none).toMatchObject({ outstanding: 0, result: { totals: { total: 0 } } })
  })

  it('counts what was paid before it: the rest is due (MERGE-2.1)', async () => {
    const session = await newTable()
    await staff.order(session, { cart: [lineOf(shop.noodles)] })
    await pay(session, 20)
    const { session: bill } = await staff.order(session, { cart: [tea()] })
    expect(bill).toMatchObject({ paid: 20, outstanding: 30, result: { totals: { total: 50 } } })
    expect(await pay(session, 30)).toMatchObject({ status: 'done', outstanding: 0 })
  })

  it('that costs less than was paid gives the rest back, and the table stays open (MERGE-2.9)', async () => {
    const products = server.app.service('products')
    await products.patch(meal, { price: 30 })
    try {
      const session = await newTable()
      await staff.order(session, { cart: [lineOf(shop.noodles)] })
      await pay(session, 38)
      const { session: bill } = await staff.order(session, { cart: [tea()] })
      expect(bill).toMatchObject({ status: 'ongoing', paid: 30, outstanding: 0 })
      expect(bill.payments).toMatchObject([{ amount: 38 }, { amount: -8 }])
    } finally {
      await products.patch(meal, { price: 50 })
    }
  })
})

const totalOf = (session: TableSession): number => session.result.totals.total

describe('no set is made', () => {
  it('of what guests order on their phones (MERGE-2.2)', async () => {
    const session = await newTable()
    await staff.order(session, { cart: [lineOf(shop.noodles)] })
    const phone = await guest.order(session, { cart: [tea()] })
    expect(totalOf(phone.session)).toBe(58.5)
    const { session: bill } = await staff.order(session, { cart: [tea()] })
    expect(totalOf(bill)).toBe(70)
  })

  it('of a line that stays apart (MERGE-2.4)', async () => {
    const session = await newTable()
    await staff.order(session, { cart: [lineOf(shop.noodles, { mergeStatus: 'skip' })] })
    const { session: bill } = await staff.order(session, { cart: [tea()] })
    expect(totalOf(bill)).toBe(58.5)
    expect(bill.products[0]?.mergeStatus).toBe('skip')
  })

  it.each(['autoMergeInPOS', 'autoMergeOrderedInPOS'])('without %s (MERGE-1.11)', async (flag) => {
    const shops = server.app.service('shops')
    await shops.patch(shop.shop, { [flag]: false })
    try {
      const { session } = await twoOrders()
      expect(session.discounts).toEqual([])
      expect(totalOf(session)).toBe(58.5)
    } finally {
      await shops.patch(shop.shop, both)
    }
  })
})

it('whatever staff order and void, each pair of noodles and tea costs what the meal costs, and the bill is proved (MERGE-2.3, MERGE-2.5)', async () => {
  const dish = fc.record({ isTea: fc.boolean(), quantity: fc.integer({ min: 1, max: 3 }) })
  const round = fc.array(dish, { minLength: 1, maxLength: 3 })
  const removal = fc.record({ at: fc.nat(20), quantity: fc.integer({ min: 1, max: 3 }) })
  await fc.assert(
    fc.asyncProperty(
      fc.array(round, { minLength: 1, maxLength: 3 }),
      fc.array(removal, { maxLength: 3 }),
      async (rounds, removals) => {
        const session = await newTable()
        for (const dishes of rounds) {
          const cart = dishes.map(({ isTea, quantity }) =>
            isTea ? tea({ quantity }) : lineOf(shop.noodles, { quantity }),
          )
          await staff.order(session, { cart })
        }
        for (const { at, quantity } of removals) {
          const { products } = await staff.session(session)
          const line = products[at % products.length]
          await voidLine(session, line?.id, {
            lines: [{ id: line?.id, quantity }],
            promotions: 'drop',
          }).catch(() => undefined)
        }
        const bill = await staff.session(session)
        const units = (product: string): number =>
          bill.products
            .filter((line) => line.product === product && line.status !== 'cancel')
            .reduce((sum, { quantity }) => sum + quantity, 0)
        const [noodles, teas] = [units(shop.noodles), units(shop.tea)]
        const pairs = Math.min(noodles, teas)
        expect(bill.result.totals.total).toBe(38.5 * noodles + 20 * teas - 8.5 * pairs)
        expect(await proof(session)).toEqual({ status: 'equal' })
      },
    ),
    { numRuns: 12 },
  )
}, 120_000)
