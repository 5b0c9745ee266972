import type { ProductStock } from '@comanda/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../../../database/connect.ts'
import { makeOrderingShop, type OrderingShop } from '../../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { ITSELF } from '../../../../tables/product-stocks.ts'
import { saveStock } from './save-stock.ts'
import { stocksOf } from './stocks-of.ts'
import { isStockShort, lockStocks, readStocks, takeStock } from './take-stock.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

let shop: OrderingShop
beforeEach(async () => {
  shop = await makeOrderingShop(server, {}, { mode: 'manual', quantity: 5 })
})

const database = (): Database => server.runtime.database
const demand = (units: number) => [
  { product: shop.bun, productOption: ITSELF, choice: ITSELF, units },
]
const left = async () => (await stocksOf(database(), shop.shop, [shop.bun]))[0]?.stock.quantity
const set = (stock: ProductStock['stock'] | undefined) =>
  saveStock(database(), shop.shop, shop.bun, stock)

/** Takes stock that was read before somebody else changes it. */
const takeAfter = (change: () => Promise<unknown>, units = 1) =>
  database().transaction(async (transaction) => {
    const known = await readStocks(transaction, shop.shop, demand(units))
    const taking = await takeStock(transaction, shop.shop, demand(units), known)
    if (!('taken' in taking)) return taking.refusal.code
    expect(taking.take).toBeDefined()
    await change()
    await taking.take?.()
    return taking.taken.length
  })

it('STOCK-3.3: what was only read is taken from what is there when it is taken', async () => {
  expect(await takeAfter(() => set({ mode: 'manual', quantity: 3 }), 2)).toBe(1)
  expect(await left()).toBe(1)
})

it('STOCK-3.3: nothing is taken if less is there by then than was read, or if it is paused', async () => {
  const short = await takeAfter(() => set({ mode: 'manual', quantity: 1 }), 2).catch(isStockShort)
  expect(short).toBe(true)
  expect(await left()).toBe(1)
  await set({ mode: 'manual', quantity: 5 })
  for (const change of [
    { mode: 'manual', quantity: 5, onlineThreshold: 5 },
    { mode: 'paused', quantity: 5 },
    { mode: 'manual', onlineMode: 'askStaff', quantity: 5 },
  ] as const) {
    expect(await takeAfter(() => set(change)).catch(isStockShort)).toBe(true)
    expect(await left()).toBe(5)
    await set({ mode: 'manual', quantity: 5 })
  }
})

it('a stock that is replaced while an order waits for it is taken as it has become', async () => {
  let taking: Promise<unknown> | undefined
  await database().transaction(async (transaction) => {
    await saveStock(transaction, shop.shop, shop.bun, { mode: 'manual', quantity: 2 })
    await new Promise<void>((resolve) => {
      taking = takeAfter(async () => {
        setImmediate(resolve)
      })
    })
  })
  expect(await taking).toBe(1)
  expect(await left()).toBe(1)
})

it('a stock without limit and one that is not counted any more take nothing', async () => {
  await set({ mode: 'disable', quantity: 5 })
  const unlimited = await database().transaction(async (transaction) => {
    const known = await lockStocks(transaction, shop.shop, demand(1))
    return takeStock(transaction, shop.shop, demand(1), known)
  })
  expect(unlimited).toEqual({ taken: [] })
  await set({ mode: 'manual', quantity: 5 })
  expect(await takeAfter(() => set(undefined))).toBe(1)
  expect(await left()).toBeUndefined()
})
