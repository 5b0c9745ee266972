import type { AdjustProductStockData, Product, ProductStock } from '@comanda/contract'
import { assertOnline, type Connection } from '../connection/connection.ts'
import { randomKey } from '../ids/random-key.ts'

type Stock = ProductStock['stock']
interface Stocked {
  readonly stock?: Readonly<Stock> | undefined
}

/** Returns `true` if diners cannot order a dish because staff took it off or it is sold out. */
export const isSoldOut = ({ stock }: Stocked): boolean => {
  if (!stock || stock.mode === 'disable') return false
  return stock.mode === 'paused' || stock.mode === 'notSelling' || stock.quantity === 0
}

/** Returns how many are left, or `undefined` if they are not counted or the dish is not sold. */
export const leftOf = (product: Stocked): number | undefined => {
  const { stock } = product
  if (!stock || stock.mode === 'disable' || isSoldOut(product)) return undefined
  return stock.quantity ?? undefined
}

type Dish = Pick<Product, '_id' | 'shop'>

/** Changes the stock of a dish; whatever the change does not name stays as the server has it (STAFF-1.11). */
export const adjustDish = async (
  connection: Pick<Connection, 'service' | 'status'>,
  { _id: product, shop }: Dish,
  change: Omit<AdjustProductStockData, 'shop' | 'product' | 'idempotencyKey'>,
): Promise<void> => {
  assertOnline(connection)
  await connection.service('productStocks/adjust').create({
    shop,
    product,
    ...change,
    idempotencyKey: randomKey(),
  })
}

/** Takes a dish off the diners' menu, or offers it again with the count that it has. */
export const offerDish = (
  connection: Pick<Connection, 'service' | 'status'>,
  dish: Dish,
  isOffered: boolean,
): Promise<void> => adjustDish(connection, dish, { mode: isOffered ? 'offered' : 'paused' })
