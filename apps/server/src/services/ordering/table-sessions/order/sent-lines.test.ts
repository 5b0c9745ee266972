import type { OrderResult } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionLines } from '../../../../tables/session-lines.ts'
import { orderingCalls } from '../../../../testing/ordering-calls.ts'
import { makeOrderingShop, type OrderingShop } from '../../../../testing/ordering-shop.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'

let server: TestServer
let shop: OrderingShop
let visitor: TestClient
let staff: TestClient
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server)
  visitor = await server.client()
  staff = await server.client(shop.staff)
})
afterAll(() => server.stop())

const create = (data: object, client = visitor) =>
  client
    .service('tableSessions/create')
    .create({ shop: shop.shop, type: 'takeAway', ...data }) as Promise<OrderResult>

const orderAtTable = async (cart: unknown, client = visitor) => {
  const { session } = await orderingCalls(visitor, shop).scan()
  return client
    .service('tableSessions/order')
    .create({ session: session._id, cart }) as Promise<OrderResult>
}

/** A line with every field that a line carries, those that the server decides too. */
const carried = () => ({
  id: 'a-line',
  product: shop.tea,
  options: [
    {
      option: shop.ice,
      values: [shop.lessIce],
      selections: [{ id: shop.lessIce, quantity: 1 }],
      free: true,
      fixed: true,
    },
  ],
  quantity: 2,
  customProduct: null,
  quantityRatio: null,
  section: null,
  customRemark: 'hot',
  kitchenOptions: ['first'],
  table: 'e'.repeat(24),
  tableSplit: 1,
  tableChairId: 'c1',
  split: 'A',
  chairId: 'c2',
  fromCoupon: null,
  fromProduct: null,
  fromOption: null,
  fromOptionSeq: 0,
  fromChoice: null,
  fromChoiceSeq: 0,
  fromSelection: null,
  mergeStatus: 'skip',
  mergeSource: [{ id: 'another', product: shop.tea }],
  status: 'init',
  replacing: false,
  overridePrice: null,
  openKey: null,
  predestinedDiscount: null,
  predestinedDiscountName: null,
  manualPercentAdjust: null,
  manualDiscount: null,
  discountable: true,
  takeAway: true,
  date: '2026-03-02T10:00:00.000Z',
  staff: 'f'.repeat(24),
  editPriceStaff: 'f'.repeat(24),
  name: [{ lang: 'en', value: 'Free tea' }],
  shortName: 'Tea',
  category: 'f'.repeat(24),
  subCategory: null,
  kitchenPrinters: [],
  waterBars: [],
  printerColor: 'red',
  kitchenGroup: 1,
  couponAndAmount: [],
  membership: {},
  delivered: true,
  seq: 4,
  prodSeq: 2,
  price: 0,
  actualPrice: 0,
  salesPrice: '0.00',
  discount: -20,
  extraFee: 0,
  extraFeeEnjoyDiscount: 0,
  priceWithoutProduct: 0,
  priceWithoutDiscount: 0,
  relatedTreePrice: 0,
  detailedRemarks: [],
  discountList: [{ amount: -20 }],
  surchargePercent: 0,
  taxPercent: 0,
  totalSurcharge: 0,
  totalTax: 0,
  taxGroup: null,
  freeSurcharge: true,
})

describe('a line with every field that it carries', () => {
  it('is ordered at the server’s price, whatever it says (ORDER-1.6)', async () => {
    const { order } = await create({ products: [carried()] })
    expect(order).toMatchObject({ total: 40, lines: [{ quantity: 2, customRemark: 'hot' }] })
    const [line] = order.lines
    expect(line?.name).toEqual([{ lang: 'en', value: 'Tea' }])
    expect((await orderAtTable([carried()])).order.total).toBe(40)
  })

  it('stores its kitchen options and its table reference, and nothing that the server decides (ORDER-1.11)', async () => {
    const { order } = await orderAtTable([carried()])
    const rows = await server.runtime.database.select().from(sessionLines)
    const { picked } = rows.find((row) => row.order === order._id) ?? {}
    expect(picked).toMatchObject({
      kitchenOptions: ['first'],
      table: 'e'.repeat(24),
      tableSplit: 1,
      tableChairId: 'c1',
      split: 'A',
      chairId: 'c2',
      options: [{ option: shop.ice, selections: [{ _id: shop.lessIce, quantity: 1 }] }],
    })
    for (const field of ['staff', 'mergeSource', 'discountable', 'price', 'name'])
      expect(picked).not.toHaveProperty(field)
  })

  it('of a set comes with its child; neither needs a quantity', async () => {
    const options = [{ option: shop.drink, selections: [{ _id: shop.withTea }] }]
    const child = {
      ...carried(),
      id: 'child',
      quantity: 1,
      quantityRatio: 1,
      fromProduct: 'set',
      fromOption: shop.drink,
      fromChoice: shop.withTea,
      fromSelection: shop.withTea,
    }
    const { order } = await create({ products: [{ id: 'set', product: shop.set, options }, child] })
    expect(order).toMatchObject({ total: 60, lines: [{ quantity: 1 }, { quantity: 1 }] })
  })
})

describe('a new session with the fields of its record (ORDER-1.13)', () => {
  it('ignores those that the server decides, and takes those of its diner', async () => {
    const decided = { _id: null, status: 'done', user: 'f'.repeat(24), payments: [{ amount: 40 }] }
    const { order: _, ...session } = await create({
      ...decided,
      source: 'kiosk',
      tips: 3,
      taxFree: true,
      surcharges: [],
      restoreKey: 'mine',
      startTime: 0,
      section: null,
      contactName: 'Mei',
      twTaxType: 'donate',
      twDonate: '25885',
      products: [{ product: shop.noodles }],
    })
    expect(session).toMatchObject({ status: 'ongoing', source: 'selfOrder', contactName: 'Mei' })
    expect(session).toMatchObject({ outstanding: 38.5 })
    expect(session.user).toBeNull()
    expect(session).toMatchObject({ twTaxType: 'donate', twDonate: '25885' })
    await expect(create({ products: [], cost: 1 })).rejects.toMatchObject({
      data: { code: 'dataInvalid', field: 'cost' },
    })
  })

  it('an invoice at its top is checked, and refused by the field that was sent (INV-1.6)', async () => {
    const invoice = { twTaxType: 'company', twTaxComp: '00000000' }
    const products = [{ product: shop.bun }]
    for (const [data, field] of [
      [invoice, 'twTaxComp'],
      [{ twInvoice: invoice }, 'twInvoice.twTaxComp'],
    ] as const)
      await expect(create({ products, ...data })).rejects.toMatchObject({
        data: { code: 'dataInvalid', field },
      })
  })

  it('without lines fails with cartInvalid; a refusal names the field in which the lines were sent', async () => {
    for (const data of [{}, { products: [] }, { cart: [] }, { products: [], cart: [] }])
      await expect(create(data)).rejects.toMatchObject({ code: 400, data: { code: 'cartInvalid' } })
    const gone = [{ product: shop.noodles }, { product: '0'.repeat(24) }]
    await expect(create({ products: gone })).rejects.toMatchObject({
      data: { code: 'productNotAvailable', field: 'products.1.product' },
    })
    await expect(orderAtTable({ products: gone })).rejects.toMatchObject({
      data: { code: 'productNotAvailable', field: 'cart.products.1.product' },
    })
  })

  it('an order is placed with the key of its session or none, never with another (SESS-5.3)', async () => {
    const { session, restoreKey } = await orderingCalls(visitor, shop).scan(shop.otherTable)
    const place = (key: string | null) =>
      visitor.service('tableSessions/order').create({
        session: session._id,
        cart: [{ id: String(key), product: shop.bun }],
        restoreKey: key,
        section: null,
      })
    await expect(place('x'.repeat(32))).rejects.toMatchObject({ data: { code: 'sessionNotFound' } })
    for (const key of [restoreKey, null])
      expect(await place(key)).toMatchObject({ order: { total: 12 } })
  })

  it('an order takes a cart that has its lines as products', async () => {
    const placed = await orderAtTable({ products: [{ product: shop.bun }] })
    expect(placed.order.total).toBe(12)
  })
})

const line = () => ({ id: '1', product: shop.noodles })

describe('a price set by hand (ORDER-1.10)', () => {
  it.each([
    ['overridePrice', 1],
    ['openKey', -10],
    ['manualPercentAdjust', -50],
    ['manualDiscount', 5],
    ['customProduct', { name: 'Cake', price: 8 }],
    ['discountable', false],
  ])(
    '%s is refused from a diner and from another shop’s staff by its name',
    async (field, value) => {
      const other = await makeOrderingShop(server)
      for (const client of [visitor, await server.client(other.staff)])
        await expect(
          create({ products: [{ ...line(), [field]: value }] }, client),
        ).rejects.toMatchObject({
          code: 403,
          data: { code: 'forbidden', field: `products.0.${field}` },
        })
    },
  )

  it.each([
    ['overridePrice', 30, 30],
    ['openKey', -8.5, 30],
    ['manualPercentAdjust', -10, 34.65],
    ['manualDiscount', 8.5, 30],
  ])('%s %d of the shop’s staff is priced: %d', async (field, value, total) => {
    const { order } = await create({ products: [{ ...line(), [field]: value }] }, staff)
    expect(order.total).toBe(total)
    const rows = await server.runtime.database.select().from(sessionLines)
    const { picked } = rows.find((row) => row.order === order._id) ?? {}
    expect(picked?.editPriceStaff).toMatch(/^[0-9a-f]{24}$/)
    expect(picked?.staff).toBe(picked?.editPriceStaff)
  })

  it('a custom product of the shop’s staff has its own name and price, and no product', async () => {
    const { order, ...session } = await orderAtTable(
      [{ id: '1', quantity: 2, customProduct: { name: 'Birthday cake', price: 80.5 } }],
      staff,
    )
    expect(order).toMatchObject({
      total: 161,
      lines: [{ name: [{ lang: 'en', value: 'Birthday cake' }], quantity: 2 }],
    })
    expect(order.lines[0]?.product).toBeUndefined()
    expect(session.products.at(-1)?.product).toBeUndefined()
    const again = await orderingCalls(visitor, shop).order(session._id, {
      cart: [{ product: shop.bun }],
    })
    expect(again.order.total).toBe(12)
  })

  it('a custom product is returned as it was sent, with its printers and kitchen options', async () => {
    const customProduct = {
      name: 'Birthday cake',
      remarks: 'No nuts',
      price: 80.5,
      kitchenPrinters: ['oven'],
      kitchenOptions: ['candles'],
      waterBars: ['bar'],
    }
    const { order, ...session } = await orderAtTable([{ id: '1', customProduct }], staff)
    expect(order.lines[0]?.customProduct).toEqual(customProduct)
    expect(session.products.at(-1)?.customProduct).toEqual(customProduct)
  })

  it.each([
    [{ kitchenPrinters: ['x'.repeat(41)] }],
    [{ waterBars: ['x'.repeat(41)] }],
    [{ remarks: 'x'.repeat(201) }],
  ])('a custom product that could not be returned is refused: %j', async (customProduct) => {
    await expect(
      orderAtTable([{ id: '1', customProduct: { price: 1, ...customProduct } }], staff),
    ).rejects.toMatchObject({ code: 400 })
  })
})
