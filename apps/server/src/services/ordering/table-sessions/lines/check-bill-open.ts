import { refused } from '../../../../errors/refusal.ts'
import type { SessionRow } from '../../../../tables/table-sessions.ts'
import { activeStatuses } from '../../queries/active-statuses.ts'
import { sessionClosed } from '../session-refusals.ts'

/** Throws a refusal if the lines of a session cannot be changed: it is closed, or a top-up, whose price is paid in full. */
export const checkBillOpen = ({ status, type }: Pick<SessionRow, 'status' | 'type'>): void => {
  if (!activeStatuses.includes(status)) throw refused(sessionClosed)
  if (type !== 'topUp') return
  const message = 'The bill of a top-up cannot be changed.'
  throw refused({ kind: 'BadRequest', code: 'dataInvalid', message, field: 'session' })
}
