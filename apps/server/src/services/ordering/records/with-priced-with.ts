import type { TableSession, User } from '@comanda/contract'
import { isStaffOf } from '../../../policies/staff.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'

/** Returns a session as its reader may see it: staff of its shop see what it was priced with (BOOK-1.4). */
export const withPricedWith = (
  session: TableSession,
  { pricedWith }: Pick<SessionRow, 'pricedWith'>,
  reader: User | undefined,
): TableSession =>
  pricedWith && isStaffOf(reader, session.shop) ? { ...session, pricedWith } : session
