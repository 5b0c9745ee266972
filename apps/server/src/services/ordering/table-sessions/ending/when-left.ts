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
): Promise<void> => {
  for (const other of await completeWhenLeft(leaving, session))
    if (other !== table) cleanWhenLeft(leaving, session, other)
}

/**
 * Once guests have left, their table is to be cleaned; their reservations are complete (RES-7.6), whose other tables are to be
 * cleaned, too. Call it after the transaction: it delays nothing.
 */
export const whenLeft = (leaving: Leaving, session: TableSession): void => {
  const { tableItem } = session
  if (!tableItem || !isSessionFinished(session.status)) return
  cleanWhenLeft(leaving, session, tableItem._id)
  void clearBookings(leaving, session, tableItem._id)
}
