import type { AdjustProductStockData, Product, ProductStock } from '@comanda/contract'
import { assertOnline, type Connection } from '../../connection/connection.ts'
import { randomKey } from '../../ids/random-key.ts'

type Stock = ProductStock['stock']
interface Stocked {
  readonly stock?: Readonly<Stock> | undefined
}

/** What staff change of a stock; anything else of it stays as the server has it (STAFF-1.11). */
export type StockChange = Omit<AdjustProductStockData, 'shop' | 'product' | 'idempotencyKey'>

const isOff = ({ stock }: Stocked): boolean =>
  stock?.mode === 'paused' || stock?.mode === 'notSelling'

/** Returns `true` if diners cannot order a dish because staff took it off or it is sold out. */
export const isSoldOut = ({ stock }: Stocked): boolean => {
  if (!stock || stock.mode === 'disable') return false
  return isOff({ stock }) || stock.quantity === 0
}

/** Returns how many are left, or `undefined` if they are not counted or the dish is not sold. */
export const leftOf = (product: Stocked): number | undefined => {
  const { stock } = product
  if (!stock || stock.mode === 'disable' || isSoldOut(product)) return undefined
  return stock.quantity ?? undefined
}

/** Returns the change that makes a stock as it was before another change. */
export const undoOf = ({ stock }: Stocked, change: StockChange): StockChange => {
  const { mode, until, quantity, daily } = stock ?? { mode: 'disable' as const }
  const isBegun = (change.set !== undefined || change.daily != null) && mode === 'disable'
  const wasOff = isOff({ stock })
  return {
    ...(change.add === undefined ? {} : { add: -change.add }),
    ...(change.set === undefined ? {} : { set: quantity ?? null }),
    ...(change.daily === undefined ? {} : { daily: daily ?? null }),
    ...(isBegun ? { mode: 'disable' as const } : {}),
    ...(change.mode === undefined ? {} : { mode: wasOff ? mode : ('offered' as const) }),
    ...(change.mode !== undefined && wasOff && until !== undefined ? { until } : {}),
  }
}

type Dish = Pick<Product, '_id' | 'shop'>
type Calls = Pick<Connection, 'service' | 'status'>

/** Changes the stock of a dish. Fails with a `CallError`, offline at once. */
export const adjustDish = async (
  connection: Calls,
  { _id: product, shop }: Dish,
  change: StockChange,
): Promise<void> => {
  assertOnline(connection)
  const idempotencyKey = randomKey()
  await connection.service('productStocks/adjust').create({
    shop,
    product,
    ...change,
    idempotencyKey,
  })
}

/** A choice of an option group, whichever dish it is picked for. */
export interface StockedChoice {
  readonly shop: string
  readonly productOption: string
  readonly choice: string
}

/** Changes how many there are of a choice. Fails with a `CallError`, offline at once. */
export const adjustChoice = async (
  connection: Calls,
  choice: StockedChoice,
  change: Pick<StockChange, 'set' | 'add'>,
): Promise<void> => {
  assertOnline(connection)
  const idempotencyKey = randomKey()
  await connection
    .service('productOptionStocks/adjust')
    .create({ ...choice, ...change, idempotencyKey })
}
