import { depositDue } from './deposit-due.ts'
import type { ReservationRow, StoredChange } from '../../../tables/reservations.ts'

/** The most changes that are stored: nobody reads more. */
const MOST = 100

/** Returns the history of a reservation with one more change (RES-6.5). */
export const withChange = (
  { history }: Pick<ReservationRow, 'history'>,
  change: StoredChange,
): Pick<ReservationRow, 'history'> => ({ history: [...history, change].slice(-MOST) })

/** Returns the columns of a new status, from which it can be taken back for a while (RES-6.4). */
export const statusStep = (
  row: Pick<ReservationRow, 'history' | 'status' | 'deposit'>,
  status: ReservationRow['status'],
  time: string,
  staff: string | undefined,
): Partial<ReservationRow> => ({
  status,
  statusBefore: row.status,
  statusTime: time,
  depositDue: depositDue({ ...row, status }, time),
  ...withChange(row, { time, kind: 'status', status, ...(staff === undefined ? {} : { staff }) }),
})
