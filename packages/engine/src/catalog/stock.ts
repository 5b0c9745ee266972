import type { Id } from './vocabulary.ts'

/** The mode of a stock (STOCK-1.2, STOCK-1.3). */
export type StockMode = 'disable' | 'notSelling' | 'paused' | 'manual' | 'auto' | 'sync'

/** The mode of a stock in self-service (STOCK-1.3). */
export type OnlineStockMode = StockMode | 'askStaff'

/** What is left of each choice of an option group. */
export interface OptionStock {
  readonly productOption: Id
  readonly values?: readonly StockValue[] | undefined
}

/** What is left of one choice; `null` is without limit. */
export interface StockValue {
  readonly _id: Id
  readonly quantity?: number | null | undefined
  /** The units with which each business day begins. */
  readonly daily?: number | undefined
}

/** The stock of a product (STOCK-1); a `null` quantity is without limit. */
export interface Stock {
  readonly mode?: StockMode | undefined
  readonly onlineMode?: OnlineStockMode | undefined
  readonly quantity?: number | null | undefined
  readonly onlineThreshold?: number | null | undefined
  readonly stockMode?: string | undefined
  /** When what was taken off is offered again, an instant. */
  readonly until?: string | undefined
  /** The units with which each business day begins. */
  readonly daily?: number | undefined
  readonly productOptions?: readonly OptionStock[] | undefined
}

/** The stock of the choices of an option group, whichever product they are picked for (STOCK-2.3). */
export interface ProductOptionStock {
  readonly mode?: StockMode | undefined
  readonly onlineMode?: OnlineStockMode | undefined
  readonly onlineThreshold?: number | null | undefined
  /** When what was taken off is offered again, an instant. */
  readonly until?: string | undefined
  readonly values?: readonly StockValue[] | undefined
}
