import type { PaymentRow } from '../tables/session-payments.ts'
import type { SessionRow } from '../tables/table-sessions.ts'

/** A session with what was paid in it, in the order in which it was paid. */
export interface PaidSession {
  readonly row: SessionRow
  readonly payments: readonly PaymentRow[]
}
