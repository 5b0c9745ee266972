import type { Menu } from '@comanda/contract'
import type { OrderRow } from '../../../tables/orders.ts'
import type { StationRow } from '../../../tables/stations.ts'
import type { LineRow } from '../../../tables/session-lines.ts'
import type { SessionState } from '../records/session-record.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import type { Agreed } from '../pricing/agreed-price.ts'
import type { SessionPrice } from '../pricing/price-session.ts'
import type { OrderingMember } from '../pricing/session-user.ts'
import type { KnownStocks } from '../../products/product-stocks/queries/take-stock.ts'
import type { CouponEntry } from './coupon-entry.ts'
import type { RequestedLine } from './requested-lines.ts'

/** A cart to be ordered in a session. */
export interface Checkout {
  readonly menu: Menu
  readonly state: Omit<SessionState, 'row'> & Pick<Agreed, 'row'>
  readonly cart: readonly RequestedLine[]
  readonly coupons: readonly CouponEntry[]
  readonly expectedTotal?: number | undefined
  /** What the whole bill is to come to with it. */
  readonly expectedBill?: number | undefined
  /** Nothing of it waits for its course (COURSE-2.5). */
  readonly together?: boolean | undefined
  readonly remark?: string | undefined
  /** The key of the device among those of its table. */
  readonly guest?: string | undefined
  /** The session's member, if they are the one who orders: their prices and coupons apply to the cart. */
  readonly member?: string | undefined
  /** The member who orders, if they are read already. */
  readonly orderedBy?: OrderingMember | undefined
  /** The staff who order, if they do. */
  readonly staff?: string | undefined
  /** The manager who set prices at a terminal (KIOSK-8.4). */
  readonly approver?: string | undefined
  /** Whether prices set by hand are taken (ORDER-1.10). */
  readonly setsPrices: boolean
  /** Until when it is to be paid before it is cooked; null: it is cooked at once (PAY-4.2). */
  readonly payUntil: string | null
  readonly orderId: string
  /** The channel that it came from. */
  readonly channel?: OrderRow['channel'] | undefined
  /** The stocks of its lines, if they are read already. */
  readonly stocks?: KnownStocks | undefined
  /** The stations of its kitchen. */
  readonly stations: readonly StationRow[]
  readonly now: Date
}

/** A placed order, to be written by the caller at the end of the transaction. */
export interface PlacedOrder {
  /** It is unnumbered yet. */
  readonly order: OrderRow
  readonly lines: readonly LineRow[]
  /** Columns of the session's row. */
  readonly changes: Pick<SessionRow, 'discounts' | 'pointsSpent'> & SessionPrice
  /** Products whose stock goes down. */
  readonly stocks: readonly string[]
  /** Takes it with the last statements, unless it is taken. */
  readonly take?: (() => Promise<void>) | undefined
}
