import type { OnlineStockMode, StockMode } from '../catalog/stock.ts'

/** How much is left, the worst first; `None` is not known and never wins (STOCK-1.1). */
export const StockLevel = {
  None: 0,
  Conflicted: 1,
  NotSelling: 2,
  OutOfStock: 3,
  Low: 4,
  Medium: 5,
  High: 6,
  Disabled: 7,
} as const
/** One of the levels. */
export type StockLevel = (typeof StockLevel)[keyof typeof StockLevel]

/** Below this quantity a stock is low (STOCK-1.7). */
export const LOW_STOCK = 10

/** One stock: of a product, or of a choice of an option group. */
export interface CountedStock {
  readonly mode?: StockMode | undefined
  readonly onlineMode?: OnlineStockMode | undefined
  readonly onlineThreshold?: number | null | undefined
  /** `null` or missing: without limit. */
  readonly quantity?: number | null | undefined
}

const HALTED: ReadonlySet<string | undefined> = new Set(['notSelling', 'paused'])
const HALTED_ONLINE: ReadonlySet<string | undefined> = new Set(['paused', 'notSelling', 'askStaff'])

/**
 * Returns the sellable quantity of a stock, less the online threshold in self-service; `Infinity` if it has no limit.
 */
export const sellableQuantity = (stock: CountedStock | undefined, selfService: boolean): number => {
  if (!stock || stock.mode === 'disable' || stock.quantity == null) return Infinity
  return stock.quantity - (selfService ? (stock.onlineThreshold ?? 0) : 0)
}

/**
 * The level of one stock for a line that takes `taken` units of it, while the lines up to and with this one take
 * `takenInAll` (STOCK-1).
 */
export const stockLevel = (
  stock: CountedStock | undefined,
  selfService: boolean,
  taken: number,
  takenInAll: number = taken,
): StockLevel => {
  if (!stock || stock.mode === 'disable') return StockLevel.Disabled
  if (HALTED.has(stock.mode) || (selfService && HALTED_ONLINE.has(stock.onlineMode)))
    return StockLevel.NotSelling
  const left = sellableQuantity(stock, selfService)
  if (left === Infinity) return StockLevel.High
  if (left - taken < 0) return StockLevel.OutOfStock
  if (left - takenInAll < 0) return StockLevel.Conflicted
  if (left < LOW_STOCK) return StockLevel.Low
  return stock.mode === 'sync' ? StockLevel.Medium : StockLevel.High
}

/** Returns the worst of some levels; `None` if none is known. */
export const worstLevel = (levels: readonly StockLevel[]): StockLevel =>
  levels.reduce<StockLevel>(
    (worst, level) =>
      level !== StockLevel.None && (worst === StockLevel.None || level < worst) ? level : worst,
    StockLevel.None,
  )
