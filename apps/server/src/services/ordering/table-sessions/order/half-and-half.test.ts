import type { OrderLine, OrderResult, ProductOption } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderingCalls } from '../../../../testing/ordering-calls.ts'
import { anyNumber, lineOf, makeOrderingShop } from '../../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const named = (value: string) => [{ lang: 'en' as const, value }]
const chosen = { noodles: 'd1'.repeat(12), tea: 'd2'.repeat(12), bun: 'd3'.repeat(12) }
type Part = keyof typeof chosen

/** A shop whose set is a dish of parts: noodles (38.50), tea (20, with ice) and buns (12), and calls of a guest. */
const open = async (own: Partial<ProductOption> = {}) => {
  const shop = await makeOrderingShop(server, anyNumber, { mode: 'manual', quantity: 3 })
  const { app } = server
  const choices = (Object.keys(chosen) as Part[]).map((part) => ({
    _id: chosen[part],
    name: named(part),
    type: 'product' as const,
    product: shop[part],
  }))
  await app.service('productOptions').patch(shop.drink, {
    choices,
    multiple: true,
    allowSameValue: true,
    partsPrice: 'mean',
    ...own,
  })
  await app.service('products').patch(shop.noodles, { shortName: named('ND') })
  const diner = await server.client()
  const guest = orderingCalls(diner, shop)
  const { session } = await guest.scan()
  const cartOf = (...parts: Part[]): OrderLine[] => {
    const top = lineOf(shop.set, {
      options: [{ option: shop.drink, selections: parts.map((part) => ({ _id: chosen[part] })) }],
    })
    const children = parts.map((part) =>
      lineOf(shop[part], {
        fromProduct: top.id ?? '',
        fromOption: shop.drink,
        fromChoice: chosen[part],
        quantityRatio: 1,
        options: part === 'tea' ? [{ option: shop.ice, values: [shop.lessIce] }] : [],
      }),
    )
    return [top, ...children]
  }
  const order = (cart: OrderLine[]) =>
    diner
      .service('tableSessions/order')
      .create({ session: session._id, cart }) as Promise<OrderResult>
  return { app, shop, session, order, cartOf }
}

describe('half and half', () => {
  it('HALF-2, HALF-3.1: an order costs the dish and the mean of its parts, and names each with its share; a later price changes nothing', async () => {
    const { app, shop, order, cartOf } = await open()
    const placed = await order(cartOf('noodles', 'tea'))
    // 60 for the dish itself, (38.50 + 20) / 2 for the parts.
    expect(placed.order).toMatchObject({ total: 89.25 })
    const { lines } = placed.order
    expect(lines.map(({ name }) => name[0]?.value)).toEqual(['Set', '½ Noodles', '½ Tea'])
    expect(lines[1]?.shortName).toEqual(named('½ ND'))
    expect(lines[2]?.optionNames).toMatchObject([{ choices: [{ name: named('Less ice') }] }])
    await app.service('products').patch(shop.noodles, { price: 400 })
    const thirds = await order(cartOf('noodles', 'noodles', 'bun'))
    // 60 + (400 + 400 + 12) / 3
    expect(thirds.order).toMatchObject({ total: 330.67 })
    expect(thirds.order.lines.map(({ name }) => name[0]?.value)).toEqual([
      'Set',
      '⅓ Noodles',
      '⅓ Noodles',
      '⅓ Bun',
    ])
    expect(await app.service('tableSessions').get(placed._id)).toMatchObject({
      result: { totals: { total: 89.25 + 330.67 } },
    })
  })

  it('HALF-1: one part, five, a dish of no choice, one sold out or unpriced are refused', async () => {
    const { app, shop, order, cartOf } = await open()
    const refusals: [OrderLine[], object][] = [
      [cartOf('noodles'), { code: 'optionsInvalid' }],
      [cartOf('bun', 'bun', 'noodles', 'noodles', 'noodles'), { code: 'optionsInvalid' }],
    ]
    for (const [cart, data] of refusals) await expect(order(cart)).rejects.toMatchObject({ data })
    const [top, first, second] = cartOf('noodles', 'bun')
    const foreign = { ...second!, product: shop.set }
    await expect(order([top!, first!, foreign])).rejects.toThrow()
    await expect(order(cartOf('bun', 'bun', 'bun', 'bun'))).rejects.toMatchObject({
      data: { code: 'outOfStock' },
    })
    await app.service('products').patch(shop.noodles, { openPrice: {} })
    await expect(order(cartOf('noodles', 'bun'))).rejects.toMatchObject({
      data: { code: 'optionsInvalid' },
    })
  })
})
