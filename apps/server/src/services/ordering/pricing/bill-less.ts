import type { Menu } from '@comanda/contract'
import { toCents } from '@comanda/engine/money'
import type { Database } from '../../../database/connect.ts'
import type { SessionState } from '../records/session-record.ts'
import { orderedLine, priceSession } from './price-session.ts'
import { sessionUser } from './session-user.ts'

/** A locked session, and what prices it. */
interface Bill {
  readonly transaction: Database
  readonly menu: Menu
  readonly state: Pick<SessionState, 'row'>
  readonly now: Date
}

/** Returns what the bill of a locked session becomes less with other lines or another row, in cents. */
export const billLess = async (
  { transaction, menu, state, now }: Bill,
  { row, lines }: Pick<SessionState, 'row' | 'lines'>,
): Promise<number> => {
  const user = await sessionUser(transaction, menu, row, now)
  const after = priceSession(menu, row, lines.map(orderedLine), now, { user })
  return toCents(state.row.result.totals.total) - toCents(after.result.totals.total)
}
