import type { Menu, OrderData, OrderLine } from '@comanda/contract'
import type { PriceResult } from '@comanda/engine/pricing'
import type { LineRow } from '../../../tables/session-lines.ts'
import type { UnnumberedOrder } from '../queries/write-order.ts'
import type { SessionState } from '../records/session-record.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import type { PricedRow } from '../pricing/price-session.ts'

/** A cart that is to become an order of a session. */
export interface Checkout {
  readonly menu: Menu
  readonly state: Omit<SessionState, 'row'> & { readonly row: PricedRow }
  readonly cart: readonly OrderLine[]
  readonly coupons?: OrderData['coupons']
  readonly expectedTotal?: number | undefined
  readonly remark?: string | undefined
  /** The session's member, if it is they who order: their prices and coupons count for the cart. */
  readonly member?: string | undefined
  readonly orderId: string
  readonly now: Date
}

/** An order that was placed, for the caller to write last of all. */
export interface PlacedOrder {
  readonly order: UnnumberedOrder
  readonly lines: readonly LineRow[]
  /** Of the session's row. */
  readonly changes: Pick<SessionRow, 'discounts' | 'pointsSpent'> & { readonly result: PriceResult }
  /** Products whose stock went down. */
  readonly stocks: readonly string[]
}
