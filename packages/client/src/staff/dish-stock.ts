import type { Product, ProductStock } from '@comanda/contract'
import { assertOnline, type Connection } from '../connection/connection.ts'

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

/** Returns the stock of a dish that staff take off the menu; its count stays. */
export const takenOff = (stock: Stock | undefined): Stock => ({ ...stock, mode: 'paused' })

/** Returns the stock of a dish that staff offer again: its count, or uncounted if it was sold out. */
export const offeredAgain = (stock: Stock | undefined): Stock =>
  stock?.quantity ? { ...stock, mode: 'manual' } : { mode: 'disable' }

/** Takes a dish off the diners' menu, or offers it again. */
export const offerDish = async (
  connection: Pick<Connection, 'service' | 'status'>,
  { _id, stock }: Pick<Product, '_id' | 'stock'>,
  isOffered: boolean,
): Promise<void> => {
  assertOnline(connection)
  const changed = isOffered ? offeredAgain(stock) : takenOff(stock)
  await connection.service('productStocks').patch(_id, { stock: changed })
}
