import type { Menu, ReopenSessionData, TableSession, User } from '@comanda/contract'
import { toCents } from '@comanda/engine/money'
import { requireManager } from '../../../../authentication/approval/require-manager.ts'
import { type Refusal, refused } from '../../../../errors/refusal.ts'
import type { Actor } from '../../../../tables/session-events.ts'
import type { SessionRow } from '../../../../tables/table-sessions.ts'
import { refuseClosedDay } from '../../closing/refuse-closed-day.ts'
import { uncreditPoints } from '../../closing/member-credit.ts'
import { addEvents } from '../../queries/add-events.ts'
import { saveSession } from '../../queries/save-session.ts'
import { tvStatusOf } from '../../records/tv-status.ts'
import type { Ordering } from '../ordering.ts'
import { requiredReason } from '../required-reason.ts'
import { changeByStaff } from '../staff-change.ts'
import { takeTable, takingTable } from '../tables/table-taken.ts'

const path = 'tableSessions/reopen'

/** For how long a bill may be opened again, in minutes, if the shop sets nothing else: the rest of a shift. */
const REOPEN_MINUTES = 240

const tooLate: Refusal = {
  kind: 'Conflict',
  code: 'reopenRefused',
  message: 'This bill cannot be opened again.',
}

/** Throws a refusal unless a session was completed, no top-up, a short time ago. */
const checkReopens = ({ shop }: Menu, { type, status, endTime }: SessionRow, now: Date): void => {
  const { reopenMinutes = REOPEN_MINUTES } = shop.staffLimits ?? {}
  const since = endTime === null ? Number.NaN : now.getTime() - Date.parse(endTime)
  if (status !== 'done' || type === 'topUp')
    throw refused({ ...tooLate, detail: { reason: 'status', status } })
  if (!(since <= reopenMinutes * 60_000))
    throw refused({ ...tooLate, detail: { reason: 'time', minutes: reopenMinutes } })
}

/**
 * `create tableSessions/reopen`: a completed bill is open again, for managers or approved by one (STAFF-2.18). Its payments
 * stay; its member gives the points back, and gets them when it is completed again.
 */
export const reopenSession = (
  ordering: Ordering,
  data: ReopenSessionData,
  user: User | undefined,
): Promise<TableSession> => {
  const roles = ['waiter', 'cashier', 'manager'] as const
  const call = { path, user, roles }
  const reopening = changeByStaff(ordering, data, call, async (locked, by) => {
    const { transaction, menu, state, now } = locked
    const { row, orders } = state
    checkReopens(menu, row, now)
    await refuseClosedDay(transaction, row)
    await takeTable(transaction, row, now)
    const why = { shop: row.shop, kind: 'close' as const }
    const { noted } = await requiredReason(transaction, why, data)
    const act = { data, cents: toCents(row.result.totals.total) }
    const of = { shop: row.shop, action: path, record: row._id, act, approval: data.approval }
    const approver = await requireManager(transaction, by, of)
    const actor: Actor = {
      role: 'staff',
      user: by._id,
      ...(approver === undefined ? {} : { approver }),
    }
    const pointsEarned = await uncreditPoints(transaction, row, now)
    const saved = await saveSession(transaction, row, {
      status: 'ongoing',
      endTime: null,
      paidTime: null,
      closed: null,
      pointsEarned,
      tvStatus: tvStatusOf(orders.map(({ status }) => status)),
    })
    const event = { shop: row.shop, session: row._id, at: now.toISOString(), actor }
    await addEvents(transaction, { ...event, kind: 'reopened', detail: { ...noted } })
    return { state: { ...state, row: saved } }
  })
  return takingTable(reopening)
}
