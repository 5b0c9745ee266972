import type { TableSession, User } from '@comanda/contract'
import { isStaffOf, seesMoney } from '../../../policies/staff.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'

/**
 * Returns a session as its reader may see it: staff of its shop see what it was priced with (BOOK-1.4), the kitchen no phone
 * and e-mail address of its guests (STAFF-3.3).
 */
export const sessionFor = (
  session: TableSession,
  { pricedWith }: Pick<SessionRow, 'pricedWith'>,
  reader: User | undefined,
): TableSession => {
  if (!isStaffOf(reader, session.shop)) return session
  const shown = pricedWith ? { ...session, pricedWith } : session
  if (seesMoney(reader, session.shop) || session.user === reader?._id) return shown
  const { phone: _phone, twTaxEmail: _email, ...unreachable } = shown
  return unreachable
}
