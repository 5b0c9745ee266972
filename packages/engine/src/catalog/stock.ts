import type { Id } from './vocabulary.ts'

/** How a stock is kept (spec 001 §4). */
export type StockMode = 'disable' | 'notSelling' | 'paused' | 'manual' | 'auto' | 'sync'

/** The same for self-service (spec 001 §4). */
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
}

/** What is left to sell of a product (spec 001 §3); a `null` quantity is without limit. */
export interface Stock {
  readonly mode?: StockMode | undefined
  readonly onlineMode?: OnlineStockMode | undefined
  readonly quantity?: number | null | undefined
  readonly onlineThreshold?: number | null | undefined
  readonly stockMode?: string | undefined
  readonly productOptions?: readonly OptionStock[] | undefined
}

/** What is left to sell of the choices of an option group, whichever product they are picked for (spec 001 §3). */
export interface ProductOptionStock {
  readonly mode?: StockMode | undefined
  readonly onlineMode?: OnlineStockMode | undefined
  readonly onlineThreshold?: number | null | undefined
  readonly values?: readonly StockValue[] | undefined
}
