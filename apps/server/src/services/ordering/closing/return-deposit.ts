import type { Menu } from '@comanda/contract'
import type { Database } from '../../../database/connect.ts'
import { depositLeft } from '../../../payments/deposit-left.ts'
import { refundOverpaid } from '../../../payments/refund-overpaid.ts'
import type { Actor } from '../../../tables/session-events.ts'
import type { SessionState } from '../records/session-record.ts'

/** Gives back what of a deposit the bill of a locked session did not need, since it ends (DEP-2.4). */
export const returnDeposit = async (
  transaction: Database,
  menu: Menu,
  state: SessionState,
  actor: Actor,
  now: Date,
): Promise<SessionState> => {
  if (depositLeft(state.payments) <= 0) return state
  const refunds = await refundOverpaid(transaction, menu, state, actor, now, { isEnding: true })
  return { ...state, payments: [...state.payments, ...refunds] }
}
