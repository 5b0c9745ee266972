import type { OrderResult } from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lineOf, makeOrderingShop, idempotencyKey } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const named = (value: string) => [{ lang: 'en' as const, value }]

it('TAX-1.5: a dish is taxed by its class and the type of order, and as it was ordered', async () => {
  const shop = await makeOrderingShop(server, { taxRoundMethod: 'no' })
  const of = { shops: [shop.shop], included: true }
  const taxes = server.app.service('taxSettings')
  await taxes.create({ ...of, name: named('VAT 10'), percent: 10 })
  await taxes.create({
    ...of,
    name: named('VAT 22'),
    percent: 22,
    taxClass: 'Drinks',
    orderType: ['takeAway'],
  })
  const products = server.app.service('products')
  await products.patch(shop.bun, { price: 122, taxClass: 'Drinks' })
  await products.patch(shop.noodles, { price: 110 })
  const staff = await server.client(shop.staff)
  const order = (type: string) =>
    staff.service('tableSessions/create').create({
      shop: shop.shop,
      type,
      cart: [lineOf(shop.noodles), lineOf(shop.bun)],
      idempotencyKey: idempotencyKey(),
    }) as Promise<OrderResult>
  const away = await order('takeAway')
  expect(away.taxes).toMatchObject([{ amount: 10 }, { amount: 22 }])
  expect((await order('dineInNoTable')).taxes).toMatchObject([{ amount: 21.09 }])
  await products.patch(shop.bun, { taxClass: null })
  const line = away.order.lines[0]?.id ?? ''
  const changed = (await staff
    .service('tableSessions/changeLine')
    .create({ session: away._id, line, quantity: 2 })) as OrderResult
  expect(changed.taxes).toMatchObject([{ amount: 20 }, { amount: 22 }])
})
