import type { Menu } from '@comanda/contract'
import { toCents } from '@comanda/engine/money'
import type { Database } from '../../../database/connect.ts'
import { type ActContext, actContext, withChange } from './agreed-price.ts'
import type { SessionState } from '../records/session-record.ts'
import type { SessionPrice } from './price-session.ts'
import { sessionUser } from './session-user.ts'

/** A locked session, and what prices it. */
interface Bill {
  readonly transaction: Database
  readonly menu: Menu
  readonly state: Pick<SessionState, 'row' | 'lines'>
  readonly now: Date
}

/** Returns what the bill of a locked session becomes less with other lines or another row, in cents. */
export const billLess = async (
  { transaction, menu, state, now }: Bill,
  changed: Pick<SessionState, 'row' | 'lines'>,
  priced = (context: ActContext): SessionPrice => withChange(state, changed, context),
): Promise<number> => {
  const user = await sessionUser(transaction, menu, changed.row, now)
  const { result } = priced(await actContext(transaction, menu, changed.lines, now, { user }))
  return toCents(state.row.result.totals.total) - toCents(result.totals.total)
}
