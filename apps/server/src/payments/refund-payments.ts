import type { Menu } from '@comanda/contract'
import type { Database } from '../database/connect.ts'
import type { Actor } from '../tables/session-events.ts'
import type { PaymentRow } from '../tables/session-payments.ts'
import type { PaidSession } from './paid-session.ts'
import { unrefundedPayments } from './unrefunded-payments.ts'
import { writeRefunds } from './write-refunds.ts'

/** Refunds all payments of a session that are not refunded yet. Returns the refunds. */
export const refundPayments = (
  transaction: Database,
  menu: Menu,
  session: PaidSession,
  actor: Actor,
  now: Date,
): Promise<readonly PaymentRow[]> =>
  writeRefunds(transaction, menu, session, unrefundedPayments(session.payments), actor, now)
