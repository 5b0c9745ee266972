import type { Reservation } from '@comanda/contract'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { ReservationRow } from '../../../tables/reservations.ts'

/** Returns the reservation as it is on the wire. */
export const reservationRecord = ({
  tables,
  history: _history,
  remindTime: _remindTime,
  depositDue: _due,
  ...row
}: ReservationRow): Reservation => ({
  ...withoutNulls(row),
  ...(tables === null ? {} : { tables: [...tables] }),
})
