import type { OrderLine, Product, Shop } from '@comanda/contract'
import { randomBytes } from 'node:crypto'
import type { TestServer } from './test-server.ts'

const id = (): string => randomBytes(12).toString('hex')
const named = (value: string) => [{ lang: 'en' as const, value }]

/** A shop that is open all day for everything, with a short menu. */
export interface OrderingShop {
  readonly shop: string
  readonly table: string
  readonly otherTable: string
  /** HK$ 38.50. */
  readonly noodles: string
  /** HK$ 20, with a required choice of ice. */
  readonly tea: string
  readonly ice: string
  readonly lessIce: string
  /** HK$ 60, a set with one drink to choose. */
  readonly set: string
  readonly drink: string
  readonly withTea: string
  /** HK$ 12, limited by its stock. */
  readonly bun: string
  readonly staff: { readonly email: string; readonly password: string }
}

/** Returns a key so long that it never looks like one that could be guessed (CALL-4.12). */
export const idempotencyKey = (): string => randomBytes(30).toString('base64url')

/** Returns a line of a cart with a generated id. */
export const lineOf = (product: string, own: Partial<OrderLine> = {}): OrderLine => ({
  id: `line-${id()}`,
  product,
  quantity: 1,
  ...own,
})

/** A shop in which one caller places the orders of many phones. */
export const anyNumber = { maxUnpaidPerDevice: 100_000, maxUnpaidPerAddress: 100_000 } as const

/** Creates the shop through the services. */
export const makeOrderingShop = async (
  { app }: Pick<TestServer, 'app'>,
  own: Partial<Shop> = {},
  bunStock?: Product['stock'],
): Promise<OrderingShop> => {
  const made = {
    shop: id(),
    table: id(),
    otherTable: id(),
    noodles: id(),
    tea: id(),
    ice: id(),
    lessIce: id(),
    set: id(),
    drink: id(),
    withTea: id(),
    bun: id(),
  }
  const { shop } = made
  await app.service('shops').create({
    _id: shop,
    name: named('Shop'),
    timeZone: 'Asia/Hong_Kong',
    currency: 'HKD',
    openForOnline: true,
    openTakeAway: true,
    openDineInNoTable: true,
    onlineEnabledFixedCode: true,
    onlineSessionTimeout: 5,
    onlineOpeningHours: [{ startTime: '00:00', endTime: '24:00' }],
    priceRoundFactor: 1,
    priceRoundMethod: 'no',
    ...own,
  })
  for (const [_id, name] of [
    [made.table, 'A1'],
    [made.otherTable, 'A2'],
  ])
    await app.service('tableViewItems').create({ _id, shop, name })
  await app.service('productOptions').create({
    _id: made.ice,
    shop,
    name: named('Ice'),
    required: true,
    choices: [
      { _id: made.lessIce, name: named('Less ice') },
      { _id: id(), name: named('Ice pearl'), price: 5 },
    ],
  })
  await app.service('productOptions').create({
    _id: made.drink,
    shop,
    name: named('Drink'),
    required: true,
    choices: [{ _id: made.withTea, name: named('Tea'), type: 'product', product: made.tea }],
  })
  const products = [
    { _id: made.noodles, name: named('Noodles'), price: 38.5 },
    { _id: made.tea, name: named('Tea'), price: 20, options: [made.ice] },
    { _id: made.set, name: named('Set'), price: 60, options: [made.drink] },
    { _id: made.bun, name: named('Bun'), price: 12, ...(bunStock ? { stock: bunStock } : {}) },
  ]
  for (const product of products) await app.service('products').create({ shop, ...product })
  const staff = { email: `staff-${shop}@shop.example`, password: 'a password of the tests' }
  await app.service('users').create({ ...staff, staff: [{ role: 'manager', shop }] })
  return { ...made, staff }
}
