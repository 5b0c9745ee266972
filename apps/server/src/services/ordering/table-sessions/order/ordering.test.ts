import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderingCalls } from '../../../../testing/ordering-calls.ts'
import { lineOf, makeOrderingShop, type OrderingShop } from '../../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { tableSessions } from '../../../../tables/table-sessions.ts'

let server: TestServer
let shop: OrderingShop
let scan: Calls['scan']
let order: Calls['order']
let reload: Calls['session']

type Calls = ReturnType<typeof orderingCalls>

beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server)
  const calls = orderingCalls(await server.client(), shop)
  scan = calls.scan
  order = calls.order
  reload = calls.session
})
afterAll(() => server.stop())

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

describe('entering by the code of a table', () => {
  it('joins the active session of the table, or opens the only one, whichever phone is first (SESS-3.3, CALL-2.1)', async () => {
    const entered = await Promise.all(Array.from({ length: 12 }, () => scan(shop.otherTable)))
    expect(new Set(entered.map(({ session }) => session._id)).size).toBe(1)
    expect(entered.filter(({ created }) => created)).toHaveLength(1)
    expect(new Set(entered.map(({ restoreKey }) => restoreKey)).size).toBe(1)
  })

  it('a code older than the shop’s minutes, or of the future → fixedCodeTimeout (SESS-3.1)', async () => {
    for (const date of [minutesAgo(6), minutesAgo(-6)])
      await expect(scan(shop.table, { date })).rejects.toMatchObject({
        code: 400,
        data: { code: 'fixedCodeTimeout' },
      })
    await expect(scan(shop.table, { date: minutesAgo(4) })).resolves.toBeTruthy()
  })

  it('a table that is unknown, disabled, or of another shop → fixedCodeTableInvalid', async () => {
    const other = await makeOrderingShop(server)
    await server.app.service('tableViewItems').patch(other.otherTable, { status: 'disabled' })
    const tries = [
      ['0'.repeat(24), shop.shop],
      [other.table, shop.shop],
      [other.otherTable, other.shop],
    ] as const
    for (const [table, of] of tries)
      await expect(scan(table, { shop: of })).rejects.toMatchObject({
        data: { code: 'fixedCodeTableInvalid' },
      })
  })

  it('feature off, not open for online, outside opening hours, no such shop: each by its code (SESS-3.2, SESS-4.4, ERR-1.5)', async () => {
    const codes = [
      ['fixedCodeNotEnabled', { onlineEnabledFixedCode: false, openForOnline: false }],
      ['shopNotEnabledForOnline', { openForOnline: false, onlineOpeningHours: [] }],
      ['timeSlotNotFound', { onlineOpeningHours: [] }],
    ] as const
    for (const [code, fields] of codes) {
      const closed = await makeOrderingShop(server, { ...fields } as object)
      const attempt = scan(closed.table, { shop: closed.shop })
      await expect(attempt).rejects.toMatchObject({ data: { code } })
    }
    await expect(scan(shop.table, { shop: '0'.repeat(24) })).rejects.toMatchObject({
      code: 404,
      data: { code: 'shopNotFound' },
    })
  })

  it('`create: false` joins only (SESS-3.3)', async () => {
    const quiet = await makeOrderingShop(server)
    const attempt = scan(quiet.table, { shop: quiet.shop, create: false })
    await expect(attempt).rejects.toMatchObject({ code: 404, data: { code: 'sessionNotFound' } })
  })
})

describe('ordering at a table', () => {
  it('SESS-3.4: a diner who is seated orders long after the minutes of the code', async () => {
    const own = await makeOrderingShop(server)
    const { session } = await scan(own.table, { shop: own.shop })
    await server.runtime.database
      .update(tableSessions)
      .set({ startTime: minutesAgo(180), createTime: minutesAgo(180) })
      .where(eq(tableSessions._id, session._id))
    await expect(scan(own.table, { shop: own.shop, date: minutesAgo(180) })).rejects.toMatchObject({
      data: { code: 'fixedCodeTimeout' },
    })
    const placed = await order(session._id, { cart: [lineOf(own.bun)] })
    expect(placed.session).toMatchObject({ _id: session._id, status: 'ongoing' })
  })

  it('scan, order, read again: the order has a number, the session its lines and price', async () => {
    const { session } = await scan(shop.table)
    expect(session).toMatchObject({ type: 'dineIn', status: 'ongoing', products: [], version: 1 })
    expect(session.restoreKeys).toEqual([session.restoreKey])
    const placed = await order(session._id, {
      cart: [lineOf(shop.noodles, { quantity: 2, customRemark: 'no onion' })],
      expectedTotal: 77,
      remark: 'hungry',
    })
    expect(placed.order).toMatchObject({
      number: '001',
      seq: 1,
      status: 'received',
      tableName: 'A1',
      total: 77,
      remark: 'hungry',
      lines: [{ id: '1-1', quantity: 2, product: shop.noodles, customRemark: 'no onion' }],
    })
    expect(placed.session).toMatchObject({ version: 2, tvStatus: 'received' })
    expect(placed.session.result.totals.total).toBe(77)
    expect(await reload(session._id)).toEqual(placed.session)
    const next = await order(session._id, { cart: [lineOf(shop.bun)] })
    expect(next.order).toMatchObject({ number: '002', seq: 2, total: 12 })
    expect(next.session.result.totals.total).toBe(89)
    expect(await scan(shop.table)).toMatchObject({ created: false, session: next.session })
  })

  it('ORDER-1.2: lines retain the agreed price when the menu changes', async () => {
    const own = await makeOrderingShop(server)
    const { session } = await scan(own.table, { shop: own.shop })
    await order(session._id, { cart: [lineOf(own.noodles)] })
    await server.app
      .service('products')
      .patch(own.noodles, { price: 50, name: [{ lang: 'en', value: 'Dear noodles' }] })
    const { session: after } = await order(session._id, { cart: [lineOf(own.noodles)] })
    expect(after.products.map(({ name }) => name[0]?.value)).toEqual(['Noodles', 'Dear noodles'])
    expect(after.result.totals.total).toBe(88.5)
    await server.app.service('products').remove(own.noodles)
    const { session: last } = await order(session._id, { cart: [lineOf(own.bun)] })
    expect(last.result.totals.total).toBe(100.5)
  })

  it('a cart with an invalid line is refused: Cart invalid (CART-5.1)', async () => {
    const { session } = await scan(shop.table)
    const cart = [lineOf(shop.noodles), lineOf(shop.tea, { fromProduct: 'nothing' })]
    await expect(order(session._id, { cart })).rejects.toMatchObject({
      message: 'Cart invalid',
      data: { code: 'cartInvalid' },
    })
    await expect(order(session._id, { cart: [] })).rejects.toMatchObject({ code: 400 })
  })

  it('sets: children with their options, stored under the ids of the session', async () => {
    const { session } = await scan(shop.table)
    const set = lineOf(shop.set, {
      id: 'set',
      options: [{ option: shop.drink, selections: [{ _id: shop.withTea }] }],
    })
    const tea = lineOf(shop.tea, {
      id: 'tea',
      quantityRatio: 1,
      fromProduct: 'set',
      fromOption: shop.drink,
      fromChoice: shop.withTea,
      options: [{ option: shop.ice, selections: [{ _id: shop.lessIce }] }],
    })
    const { order: placed } = await order(session._id, { cart: [set, tea], expectedTotal: 60 })
    const [parent, child] = placed.lines
    expect(child).toMatchObject({
      fromProduct: parent?.id,
      options: [{ option: shop.ice, values: [shop.lessIce], free: false, fixed: false }],
      optionNames: [{ choices: [{ name: [{ lang: 'en', value: 'Less ice' }], quantity: 1 }] }],
    })
    const refusals = [
      ['optionsInvalid', [set, { ...tea, options: [] }]],
      ['cartInvalid', [set]],
      ['cartInvalid', [set, { ...tea, quantity: 2 }]],
      ['cartInvalid', [set, tea, { ...tea, id: 'tea2' }]],
      ['cartInvalid', [set, { ...tea, fromProduct: 'nothing' }]],
      ['cartInvalid', [set, { ...tea, id: 'set' }]],
      ['optionsInvalid', [{ ...set, options: [] }]],
    ] as const
    for (const [code, cart] of refusals)
      await expect(order(session._id, { cart })).rejects.toMatchObject({ data: { code } })
  })

  it('picks in a group that is named twice, or does not take part, are refused: no discount by the back door', async () => {
    const own = await makeOrderingShop(server)
    const happyHour = await server.app.service('productOptions').create({
      shop: own.shop,
      name: [{ lang: 'en', value: 'Half price' }],
      type: 'discount',
      allowedOrderType: ['takeAway'],
      choices: [{ _id: own.bun, name: [{ lang: 'en', value: 'Half' }], price: 19 }],
    })
    const discount = (happyHour as { _id: string })._id
    await server.app.service('products').patch(own.noodles, { options: [discount] })
    const { session } = await scan(own.table, { shop: own.shop })
    const pick = { option: own.ice, selections: [{ _id: own.lessIce }] }
    const half = { option: discount, selections: [{ _id: own.bun }] }
    const carts = [
      lineOf(own.tea, { options: [pick, pick] }),
      lineOf(own.noodles, { options: [half] }),
    ]
    for (const line of carts)
      await expect(order(session._id, { cart: [line] })).rejects.toMatchObject({
        code: 400,
        data: { code: 'optionsInvalid', field: 'cart.0.options' },
      })
  })

  it('a missing required option → optionsInvalid, with the error of each group (ORDER-1.3)', async () => {
    const { session } = await scan(shop.table)
    await expect(
      order(session._id, { cart: [lineOf(shop.noodles), lineOf(shop.tea, { id: 'tea' })] }),
    ).rejects.toMatchObject({
      code: 400,
      data: {
        code: 'optionsInvalid',
        field: 'cart.1.options',
        line: 'tea',
        issues: [{ code: 'required', group: shop.ice }],
      },
    })
  })

  it('a product that is unknown or hidden → productNotAvailable, named (ORDER-1.3)', async () => {
    const { session } = await scan(shop.table)
    const gone = '0'.repeat(24)
    await expect(order(session._id, { cart: [lineOf(gone)] })).rejects.toMatchObject({
      code: 409,
      data: { code: 'productNotAvailable', product: gone, field: 'cart.0.product' },
    })
  })

  it('an unknown field, and a coupon that is no id, are refused with their path (ORDER-1.6)', async () => {
    const { session } = await scan(shop.table)
    for (const field of ['ordered', 'fromCoupon', 'cost'])
      await expect(
        order(session._id, { cart: [{ ...lineOf(shop.noodles), [field]: 1 }] }),
      ).rejects.toMatchObject({ code: 400, data: { field: `cart.0.${field}` } })
  })

  it('a total that differs from the diner’s → priceChanged with the new result, and nothing is written (ORDER-1.1)', async () => {
    const { session } = await scan(shop.otherTable)
    await expect(
      order(session._id, { cart: [lineOf(shop.noodles)], expectedTotal: 1 }),
    ).rejects.toMatchObject({
      code: 409,
      data: { code: 'priceChanged', result: { totals: { total: 38.5 } } },
    })
    expect(await reload(session._id)).toMatchObject({
      products: [],
      orders: [],
    })
  })

  it('an unknown session → sessionNotFound; a closed shop → shopClosed', async () => {
    const cart = [lineOf(shop.noodles)]
    await expect(order('0'.repeat(24), { cart })).rejects.toMatchObject({
      code: 404,
      data: { code: 'sessionNotFound' },
    })
    const own = await makeOrderingShop(server)
    const { session } = await scan(own.table, { shop: own.shop })
    await server.app.service('shops').patch(own.shop, { onlineOpeningHours: [] })
    await expect(order(session._id, { cart: [lineOf(own.noodles)] })).rejects.toMatchObject({
      code: 409,
      data: { code: 'shopClosed' },
    })
  })
})

describe('cut-off', () => {
  it('an order after the session’s cut-off time → orderCutoff (ORDER-1.8)', async () => {
    const { session } = await scan(shop.table)
    const orderCutoffTime = new Date(Date.now() - 1000).toISOString()
    await server.runtime.database
      .update(tableSessions)
      .set({ orderCutoffTime })
      .where(eq(tableSessions._id, session._id))
    await expect(order(session._id, { cart: [lineOf(shop.noodles)] })).rejects.toMatchObject({
      code: 409,
      data: { code: 'orderCutoff', orderCutoffTime },
    })
  })
})

describe('the interval between orders', () => {
  it('a table that orders again too soon → orderInterval, with the time from which it may (ORDER-1.4)', async () => {
    const own = await makeOrderingShop(server, { minOrderInterval: 60 })
    const { session } = await scan(own.table, { shop: own.shop })
    const cart = [lineOf(own.noodles)]
    const first = await order(session._id, { cart })
    const time = new Date(Date.parse(first.order.createTime) + 60_000).toISOString()
    await expect(order(session._id, { cart })).rejects.toMatchObject({
      code: 409,
      data: { code: 'orderInterval', time },
    })
    const { session: other } = await scan(own.otherTable, { shop: own.shop })
    await expect(order(other._id, { cart })).resolves.toBeTruthy()
  })
})

describe('sections', () => {
  it('a table stays in its section when another begins to serve; a section that never served it is refused', async () => {
    const own = await makeOrderingShop(server)
    const made = await Promise.all(
      ['Lunch', 'Supper'].map((value, index) =>
        server.app.service('sections').create({
          shop: own.shop,
          name: [{ lang: 'en', value }],
          showOrder: index,
        }),
      ),
    )
    const [lunch, supper] = made.map((section) => (section as { _id: string })._id)
    await server.app.service('products').patch(own.noodles, { sections: [lunch] })
    const { session } = await scan(own.table, { shop: own.shop })
    expect(session.section).toBe(lunch)
    const never = [{ weekdays: [], from: '00:00', to: '00:01', endDate: '2000-01-01' }]
    for (const section of [lunch, supper])
      await server.app.service('sections').patch(String(section), { timeRange: never })
    const line = lineOf(own.noodles, { section: String(lunch) })
    await expect(order(session._id, { cart: [line] })).resolves.toBeTruthy()
    const cases = [
      ['section', lineOf(own.bun, { section: String(supper) })],
      ['section', lineOf(own.noodles, { section: String(supper) })],
    ] as const
    for (const [reason, cart] of cases)
      await expect(order(session._id, { cart: [cart] })).rejects.toMatchObject({
        data: { code: 'productNotAvailable', reason },
      })
  })
})
