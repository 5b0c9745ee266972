import type { Menu } from '@comanda/contract'
import type { Database } from '../../../database/connect.ts'
import type { SessionState } from '../records/session-record.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import { tvStatusOf } from '../records/tv-status.ts'
import { creditMember } from './member-credit.ts'

/** Completes a session, crediting its member with the points and the top-up. Returns the changes. */
export const completeSession = async (
  transaction: Database,
  menu: Menu,
  { row, orders }: SessionState,
  now: Date,
): Promise<Partial<SessionRow>> => ({
  status: 'done',
  endTime: row.endTime ?? now.toISOString(),
  paidTime: row.paidTime ?? now.toISOString(),
  tvStatus: orders.every(({ status }) => status === 'completed' || status === 'cancelled')
    ? 'taken'
    : tvStatusOf(orders.map(({ status }) => status)),
  pointsEarned: row.user === null ? null : await creditMember(transaction, menu, row, now),
})
