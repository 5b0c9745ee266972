import type { PaymentRow } from '../tables/session-payments.ts'
import type { SessionRow } from '../tables/table-sessions.ts'

/** A session with its payments, in the order in which they were made. */
export interface PaidSession {
  readonly row: SessionRow
  readonly payments: readonly PaymentRow[]
}
