import type { AdjustProductStockData } from '@comanda/contract'
import type { StockRow } from '../../../tables/product-stocks.ts'

/** What staff change of a stock, and who they are. */
export interface Adjustment {
  readonly set: AdjustProductStockData['set'] | undefined
  readonly add: number | undefined
  readonly mode: AdjustProductStockData['mode'] | undefined
  readonly daily: AdjustProductStockData['daily'] | undefined
  /** When it is offered again. */
  readonly until: string | undefined
  /** The account of the caller. */
  readonly by: string
  /** The time of the call. */
  readonly at: string
}

type Modes = Pick<StockRow, 'mode' | 'offeredMode' | 'until' | 'offBy' | 'offTime'>

const offered = { offeredMode: null, until: null, offBy: null, offTime: null }

/** Returns whether staff took a stock off. */
export const isOff = (mode: string | undefined): boolean =>
  mode === 'paused' || mode === 'notSelling'

/** Returns how a stock is counted after a change of its mode. What was taken off is offered again as it was before. */
export const modesAfter = (own: StockRow, adjustment: Adjustment): Modes => {
  const { mode, set, daily, until = null, by, at } = adjustment
  const { mode: before, offeredMode, quantity, offBy, offTime } = own
  const counted = quantity === null ? 'disable' : 'manual'
  const isCounted = set !== undefined || (daily !== undefined && daily !== null)
  if (mode === undefined)
    return before === 'disable' && isCounted
      ? { ...offered, mode: 'manual' }
      : { mode: before, offeredMode, until: own.until, offBy, offTime }
  if (mode === 'offered')
    return { ...offered, mode: isOff(before) ? (offeredMode ?? counted) : before }
  if (!isOff(mode)) return { ...offered, mode }
  const offeredAs = isOff(before) ? offeredMode : before
  return { mode, offeredMode: offeredAs, until, offBy: by, offTime: at }
}
