import type { TableSession } from '@comanda/contract'
import { isSessionFinished } from '@comanda/shop-rules/sessions'
import { completeWhenLeft } from '../../closing/complete-when-left.ts'
import { cleanWhenLeft } from '../../table-view-items/set-cleaning.ts'
import type { Ordering } from '../ordering.ts'

type Leaving = Pick<Ordering, 'database' | 'bus' | 'log' | 'now'>

const clearBookings = async (
  leaving: Leaving,
  session: TableSession,
  table: string,
  hasLeft: boolean,
): Promise<void> => {
  for (const other of await completeWhenLeft(leaving, session))
    if (other !== table) cleanWhenLeft(leaving, session, other, hasLeft)
}

/**
 * Once guests have left, their table is to be cleaned, or says that they have paid if nobody has said that they left; their
 * reservations are complete (RES-7.6), whose other tables are marked, too. Call it after the transaction: it delays nothing.
 */
export const whenLeft = (leaving: Leaving, session: TableSession, hasLeft: boolean): void => {
  const { tableItem } = session
  if (!tableItem || !isSessionFinished(session.status)) return
  cleanWhenLeft(leaving, session, tableItem._id, hasLeft)
  void clearBookings(leaving, session, tableItem._id, hasLeft)
}
