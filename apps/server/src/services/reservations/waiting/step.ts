import type { WaitingStatus } from '@comanda/contract'
import { canWaitingBecome, undoneWaiting } from '@comanda/shop-rules/waiting'
import { refused } from '../../../errors/refusal.ts'
import type { WaitingPartyRow } from '../../../tables/waiting-parties.ts'
import { illegalWaiting } from './refusals.ts'

/** Returns the columns of a step to another status; throws a refusal if there is no such step. */
export const forwardTo = (
  { status: from }: WaitingPartyRow,
  to: WaitingStatus,
  now: number,
): Partial<WaitingPartyRow> => {
  if (!canWaitingBecome(from, to)) throw refused(illegalWaiting(from, to))
  return { status: to, statusBefore: from, statusTime: new Date(now).toISOString() }
}

/** Returns the same, or the columns of the last step taken back (WAIT-3.4). Guests who are taken back from a table have none. */
export const stepTo = (
  row: WaitingPartyRow,
  to: WaitingStatus,
  now: number,
): Partial<WaitingPartyRow> => {
  if (undoneWaiting(row, now) !== to) return forwardTo(row, to, now)
  return {
    status: to,
    statusBefore: null,
    statusTime: null,
    ...(row.status === 'seated' ? { seatedTime: null, session: null, table: null } : {}),
    ...(to === 'waiting' ? { calledTime: null } : {}),
  }
}
