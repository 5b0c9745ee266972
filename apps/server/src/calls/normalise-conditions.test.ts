import type { OrderDiscount, Product, TaxSetting } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lineOf, makeOrderingShop, type OrderingShop } from '../testing/ordering-shop.ts'
import { orderingCalls } from '../testing/ordering-calls.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const name = [{ lang: 'en' as const, value: 'Rule' }]
const [other, group] = ['d'.repeat(24), 'e'.repeat(24)]

let server: TestServer
let shop: OrderingShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server)
})
afterAll(() => server.stop())

const created = async <R>(path: string, data: object) =>
  (await server.app.service(path).create({ name, ...data })) as R

describe('filters of conditions in both spellings (CAT-5.1)', () => {
  it('are read as an id or a list, in the singular or the plural, and returned in both', async () => {
    const discount = { for: 'order' as const, discountType: 'amount' as const, discount: 5 }
    const rule = await created<OrderDiscount>('orderDiscounts', {
      ...discount,
      shops: [other],
      conditions: [{ product: shop.bun, excludeCategory: [other], productOptions: [group] }],
    })
    expect(rule.conditions).toEqual([
      {
        product: [shop.bun],
        products: [shop.bun],
        excludeCategory: [other],
        excludeCategories: [other],
        productOption: [group],
        productOptions: [group],
      },
    ])
    expect(await server.app.service('orderDiscounts').get(rule._id)).toEqual(rule)
    const patched = await server.app
      .service('orderDiscounts')
      .patch(rule._id, { conditions: [{ products: [other] }] })
    expect(patched).toMatchObject({ conditions: [{ products: [other], product: [other] }] })
  })

  it('price the same', async () => {
    await created('orderDiscounts', {
      for: 'order',
      discountType: 'amount',
      discount: 5,
      shops: [shop.shop],
      conditions: [{ for: 'product', product: shop.bun }],
    })
    const diner = orderingCalls(await server.client(), shop)
    const buns = await diner.create({ cart: [lineOf(shop.bun)] })
    expect(buns.session.result.totals.total).toBe(7)
    const noodles = await diner.create({ cart: [lineOf(shop.noodles)] })
    expect(noodles.session.result.totals.total).toBe(38.5)
  })

  it.each([
    { product: other, products: [group] },
    { product: [other, other], products: [other, group] },
    { product: [other, group], products: [other, other] },
  ])('are refused if the two say different things: %j', async (rule) => {
    await expect(created('taxSettings', { percent: 5, rules: [rule] })).rejects.toMatchObject({
      code: 400,
      data: { field: 'rules.0.product' },
    })
  })

  it('say the same in any order and with repetitions', async () => {
    const rule = { product: [group, other, other], products: [other, group] }
    const { rules } = await created<TaxSetting>('taxSettings', { percent: 5, rules: [rule] })
    expect(rules).toEqual([{ product: [other, group], products: [other, group] }])
  })
})

describe('what the catalogue carries (CAT-5.2)', () => {
  it('ingredients, printers, free products with their options, and a disabled tax, which is not charged', async () => {
    const own = {
      ingredients: [{ ingredient: other, quantity: 2 }],
      ingredientModifiers: [{ type: 'productOption', productOption: group, ingredients: [other] }],
      kitchenPrinters: ['oven'],
    }
    const patched = (await server.app.service('products').patch(shop.noodles, own)) as Product
    expect(patched).toMatchObject(own)
    const freeProducts = [
      {
        product: shop.bun,
        options: [{ option: group, values: [other] }],
        productOption: [group],
        eproductOption: group,
      },
    ]
    const rule = await created<OrderDiscount>('orderDiscounts', { shops: [other], freeProducts })
    expect(rule.freeProducts).toEqual(freeProducts)
    const tax = { percent: 10, shops: [shop.shop], disabled: true }
    expect(await created<TaxSetting>('taxSettings', tax)).toMatchObject(tax)
    const diner = orderingCalls(await server.client(), shop)
    const { session } = await diner.create({ cart: [lineOf(shop.noodles)] })
    expect(session.taxes).toEqual([])
  })
})
