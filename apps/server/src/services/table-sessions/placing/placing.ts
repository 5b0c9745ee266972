import type { Menu, OrderData, OrderLine } from '@comanda/contract'
import type { PriceResult } from '@comanda/engine'
import type { UnnumberedOrder } from '../../orders/queries/number-order.ts'
import type { LineRow } from '../line-table.ts'
import type { SessionState } from '../session-record.ts'
import type { SessionRow } from '../table.ts'

/** A cart that is to become an order of a session. */
export interface Placing {
  readonly menu: Menu
  readonly state: SessionState
  readonly cart: readonly OrderLine[]
  readonly coupons?: OrderData['coupons']
  readonly expectedTotal?: number | undefined
  readonly remark?: string | undefined
  /** The session's member, where it is they who order: their prices and coupons count for the cart. */
  readonly member?: string | undefined
  readonly orderId: string
  readonly now: Date
}

/** What came of it: the session's row is the caller's to save, with these changes. */
export interface Placed {
  /** Its number is the caller's to ask for, as the last thing before the answer. */
  readonly order: UnnumberedOrder
  readonly lines: readonly LineRow[]
  readonly changes: Pick<SessionRow, 'discounts' | 'pointsSpent'> & { readonly result: PriceResult }
  /** Products whose stock went down. */
  readonly stocks: readonly string[]
}
