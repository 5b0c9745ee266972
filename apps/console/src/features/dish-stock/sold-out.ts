import type { ProductStock } from '@comanda/contract'

type Stock = ProductStock['stock']
interface Stocked {
  readonly stock?: Readonly<Stock> | undefined
}

/** Whether diners cannot have a dish because staff took it off, or because none is left. */
export const isSoldOut = ({ stock }: Stocked): boolean => {
  if (!stock || stock.mode === 'disable') return false
  return stock.mode === 'paused' || stock.mode === 'notSelling' || stock.quantity === 0
}

/** How many are left, where they are counted and the dish is sold. */
export const leftOf = (product: Stocked): number | undefined => {
  const { stock } = product
  if (!stock || stock.mode === 'disable' || isSoldOut(product)) return undefined
  return stock.quantity ?? undefined
}

/** The stock of a dish that staff take off; its count is kept for when it comes back. */
export const takenOff = (stock: Stock | undefined): Stock => ({ ...stock, mode: 'paused' })

/** The stock of a dish that staff offer again: counted as before, freely where nothing is left to count. */
export const offeredAgain = (stock: Stock | undefined): Stock =>
  stock?.quantity ? { ...stock, mode: 'manual' } : { mode: 'disable' }
