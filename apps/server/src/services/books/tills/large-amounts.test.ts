import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount } from '../../../testing/accounts.ts'
import { makeMemberShop, type MemberShop } from '../../../testing/member-shop.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { idempotencyKey, lineOf } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let shop: MemberShop
let owner: TestClient
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeMemberShop(server)
  owner = await server.client(await makeAccount(server, 'owner', [{ role: 'owner' }]))
})
afterAll(() => server.stop())

const call = (path: string, data: object) => owner.service(path).create(data)
const inCurrency = (currency: string) => owner.service('shops').patch(shop.shop, { currency })
const tooLarge = (field: string, currency: string) => ({
  code: 400,
  data: { code: 'dataInvalid', field },
  message: expect.stringContaining(currency),
})

it('MONEY-1.2: in đồng a dinner of 18,000,000 is ordered, counted, paid with a change, and given back', async () => {
  await inCurrency('VND')
  const dish = await owner.service('products').patch(shop.noodles, { price: 6_000_000 })
  expect(dish).toMatchObject({ price: 6_000_000 })
  expect(
    await call('tills/open', { shop: shop.shop, name: 'Bar', float: 15_000_000 }),
  ).toMatchObject({ float: 15_000_000 })
  const calls = orderingCalls(owner, shop)
  const { session } = await calls.scan()
  const cart = [lineOf(shop.noodles, { quantity: 3 })]
  const { session: ordered } = await calls.order(session._id, { cart })
  const { total } = ordered.result.totals
  expect(total).toBeGreaterThanOrEqual(18_000_000)
  const paid = await call('tableSessions/pay', {
    session: session._id,
    paymentMethod: shop.cash,
    tendered: total + 500_000,
    tips: 0,
    idempotencyKey: idempotencyKey(),
  })
  expect(paid).toMatchObject({ outstanding: 0, payments: [{ amount: total, change: 500_000 }] })
})

it('MONEY-1.2: what is too large for the currency of the shop is refused by its field', async () => {
  await inCurrency('HKD')
  const { session } = await orderingCalls(owner, shop).create()
  const pay = { session: session._id, paymentMethod: shop.cash, tips: 0 }
  const refusals: readonly (readonly [() => Promise<unknown>, string])[] = [
    [() => call('tills/open', { shop: shop.shop, name: 'Bar', float: 15_000_000 }), 'float'],
    [() => call('tableSessions/pay', { ...pay, tendered: 20_000_000 }), 'tendered'],
    [() => call('tableSessions/pay', { ...pay, amount: 12_000_000 }), 'amount'],
    [() => owner.service('products').patch(shop.noodles, { price: 12_000_000 }), 'price'],
    [
      () =>
        call('menuChanges/add', {
          shop: shop.shop,
          path: 'products',
          data: { name: [{ lang: 'en', value: 'Feast' }], price: 12_000_000 },
        }),
      'price',
    ],
    [
      () =>
        call('menuChanges/change', {
          shop: shop.shop,
          path: 'products',
          record: shop.noodles,
          field: 'price',
          seen: 1,
          to: 12_000_000,
        }),
      'price',
    ],
  ]
  for (const [refusal, field] of refusals)
    await expect(refusal()).rejects.toMatchObject(tooLarge(field, 'HKD'))
})

const rule = (own: object) =>
  call('orderDiscounts', {
    name: [{ lang: 'en', value: 'Feast' }],
    source: 'coupon',
    for: 'order',
    discountType: 'amount',
    discount: 20_000_000,
    ...own,
  })

it('MONEY-1.2: a rule of several shops has the limit of the currency with the smallest, one of none that with the largest', async () => {
  await inCurrency('VND')
  expect(await rule({})).toMatchObject({ discount: 20_000_000 })
  expect(await rule({ shops: [shop.shop] })).toMatchObject({ discount: 20_000_000 })
  const dollars = await makeMemberShop(server)
  await expect(rule({ shops: [shop.shop, dollars.shop] })).rejects.toMatchObject(
    tooLarge('discount', 'HKD'),
  )
})
