import { afterAll, beforeAll, expect, it } from 'vitest'
import { lineAt, makeAgreedShop, totalOf } from '../../../../testing/agreed-shop.ts'
import { idempotencyKey } from '../../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'

const clock = { at: Date.parse('2030-06-15T04:00:00Z') }
const now = (): number => clock.at
const inMinutes = (count: number): string => new Date(clock.at + count * 60_000).toISOString()

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now })
})
afterAll(() => server.stop())

const changed = (bill: { readonly before: number; readonly after: number }, cart: number) => ({
  code: 409,
  data: {
    code: 'priceChanged',
    field: 'expectedBill',
    bill,
    result: { totals: { total: cart } },
  },
})

it('two phones: what one has not seen of the bill is shown before its order, then it orders (ORDER-1.17)', async () => {
  const shop = await makeAgreedShop(server, now)
  const { session } = await shop.table(62, 48)
  const { _id } = session
  await shop.guest.order(_id, { cart: shop.cart(28), expectedTotal: 28, expectedBill: 138 })
  const mine = { cart: shop.cart(45), expectedTotal: 45, idempotencyKey: idempotencyKey() }
  const unseen = shop.guest.order(_id, { ...mine, expectedBill: 155 })
  await expect(unseen).rejects.toMatchObject(changed({ before: 138, after: 183 }, 45))
  expect((await shop.guest.session(_id)).orders).toHaveLength(2)
  const again = { ...mine, idempotencyKey: idempotencyKey(), expectedBill: 183 }
  const placed = await shop.guest.order(_id, again)
  expect(totalOf(placed.session)).toBe(183)
  expect((await shop.guest.order(_id, again)).order._id).toBe(placed.order._id)
  const taken = await shop.voids(_id, lineAt(placed.session, 28))
  expect(totalOf(taken)).toBe(155)
  const cheaper = shop.guest.order(_id, { cart: shop.cart(28), expectedBill: 211 })
  await expect(cheaper).rejects.toMatchObject(changed({ before: 155, after: 183 }, 28))
})

it('50 off from 200 over two rounds: the sum of the whole bill is the one that counts (ORDER-1.17)', async () => {
  const shop = await makeAgreedShop(server, now)
  const conditions = [{ for: 'order', minTotal: 200 }]
  await shop.rule({ discountType: 'amount', discount: 50, conditions })
  const { session } = await shop.table(62, 48)
  const round = { cart: shop.cart(62, 48), expectedTotal: 110 }
  const dearer = shop.guest.order(session._id, { ...round, expectedBill: 220 })
  await expect(dearer).rejects.toMatchObject(changed({ before: 110, after: 170 }, 110))
  const placed = await shop.guest.order(session._id, { ...round, expectedBill: 170 })
  expect(totalOf(placed.session)).toBe(170)
})

it('a window that ends between: what is ordered stays, and a client that names the cart alone orders as ever (ORDER-1.1, ORDER-1.17)', async () => {
  const shop = await makeAgreedShop(server, now)
  await shop.rule({ discountType: 'percent', discount: 0.5, endDate: inMinutes(1) })
  const { session } = await shop.table(62, 48)
  const { session: other } = await shop.table(62, 48)
  clock.at += 120_000
  const seen = { cart: shop.cart(45), expectedTotal: 22.5, expectedBill: 77.5 }
  await expect(shop.guest.order(session._id, seen)).rejects.toMatchObject({
    data: { code: 'priceChanged', field: 'expectedTotal', result: { totals: { total: 45 } } },
  })
  const stale = shop.guest.order(session._id, { ...seen, expectedTotal: 45 })
  await expect(stale).rejects.toMatchObject(changed({ before: 55, after: 100 }, 45))
  const whole = { ...seen, expectedTotal: 45, expectedBill: 100 }
  expect(totalOf((await shop.guest.order(session._id, whole)).session)).toBe(100)
  const plain = await shop.guest.order(other._id, { cart: shop.cart(45), expectedTotal: 45 })
  expect(totalOf(plain.session)).toBe(100)
})
