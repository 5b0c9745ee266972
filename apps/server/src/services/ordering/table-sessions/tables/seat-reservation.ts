import type { SeatReservationData, SeatReservationResult, User } from '@comanda/contract'
import { canReservationBecome } from '@comanda/shop-rules/reservations'
import type { Database } from '../../../../database/connect.ts'
import { refused } from '../../../../errors/refusal.ts'
import { changeReservation } from '../../../reservations/reservations/queries/change-reservation.ts'
import {
  loadReservation,
  lockReservation,
} from '../../../reservations/reservations/queries/load-reservation.ts'
import {
  hasTables,
  haveOthers,
} from '../../../reservations/reservations/queries/guests-at-tables.ts'
import { lockBook } from '../../../reservations/reservations/queries/lock-book.ts'
import { keepersOf } from '../../../reservations/reservations/queries/tables-of-others.ts'
import { reservationRecord } from '../../../reservations/reservations/reservation-record.ts'
import { reservationNotFound } from '../../../reservations/reservations/refusals.ts'
import type { ReservationRow } from '../../../../tables/reservations.ts'
import { announceSession } from '../../announcements/announce.ts'
import { lockSession } from '../../queries/load-session.ts'
import { sessionRecord } from '../../records/session-record.ts'
import { createOrResume } from '../beginning/create-or-resume.ts'
import type { Ordering } from '../ordering.ts'
import { staffIn } from '../staff-change.ts'
import { statusStep, withChange } from '../../../reservations/reservations/with-change.ts'
import { storeBooking } from '../../../reservations/reservations/queries/store-booking.ts'
import { seatDeposit, type SeatedDeposit } from './seat-deposit.ts'
import { noSuchTable, tableKept, tableTaken } from './table-taken.ts'

const seatedAlready = ({ status: from }: ReservationRow) =>
  refused({
    kind: 'Conflict',
    code: 'illegalTransition',
    message: `A reservation that is ${from} cannot become seated.`,
    field: 'reservation',
    detail: { from, to: 'seated' },
  })

/** Staff name a table of their shop: no code is guessed. */
const countNothing = (): Promise<void> => Promise.resolve()

interface GivenTables {
  readonly tables: readonly string[]
  readonly insteadOf: readonly string[]
  readonly now: string
  readonly staff: string
}

/**
 * Takes tables from those for whom they are reserved while these guests would sit there, and returns them: they have no table
 * then (RES-7.5). Throws a refusal if staff were not warned of one of them. The book is locked.
 */
export const giveTables = async (
  transaction: Database,
  row: Pick<ReservationRow, '_id' | 'shop' | 'adults' | 'children'>,
  { tables, insteadOf, now, staff }: GivenTables,
): Promise<readonly ReservationRow[]> => {
  const kept = await keepersOf(transaction, tables, { ...row, startTime: now })
  // Those who are seated do not sit here: the table was free.
  const ids = kept.flatMap(({ _id, status }) => (status === 'seated' ? [] : [_id]))
  if (ids.some((one) => !insteadOf.includes(one)))
    throw refused({ ...tableKept, detail: { reservations: ids } })
  const changed: ReservationRow[] = []
  for (const { _id: id } of kept) {
    const other = await lockReservation(transaction, row.shop, id)
    if (!other) continue
    const history = withChange(other, { time: now, kind: 'tables', staff })
    changed.push(await changeReservation(transaction, other, { tables: null, ...history }))
  }
  return changed
}

/**
 * `create reservations/seat`: opens a session at a free table for the guests of a reservation and says that they are seated, in one
 * transaction. A retry returns the session that the reservation has. A table at which they do not sit after all is free again.
 */
export const seatReservation = async (
  ordering: Ordering,
  { reservation: id, table, tables: wanted, insteadOf = [] }: SeatReservationData,
  user: User | undefined,
): Promise<SeatReservationResult> => {
  const found = await loadReservation(ordering, id)
  const { shop } = found
  const by = staffIn(shop, user, ['waiter', 'cashier', 'manager'])
  if (found.session !== null && found.status === 'seated' && found.tables?.includes(table))
    return { reservation: reservationRecord(found), session: found.session }
  const time = new Date(ordering.now())
  const now = time.toISOString()
  const actor = { role: 'staff' as const, user: by._id }
  const data = { viewItem: table, shop, date: now, capacity: found.adults + found.children }
  let changed: readonly ReservationRow[] = []
  let moved: SeatedDeposit | undefined
  const { session } = await createOrResume(
    ordering,
    data,
    actor,
    countNothing,
    async (transaction, entered) => {
      if (!entered.created) throw refused({ ...tableTaken, field: 'table' })
      const deposit = found.deposit?.session
      const held = deposit === undefined ? undefined : await lockSession(transaction, shop, deposit)
      await lockBook(transaction, shop, false)
      const row = await lockReservation(transaction, shop, id)
      if (!row) throw refused(reservationNotFound)
      if (!canReservationBecome(row.status, 'seated')) throw seatedAlready(row)
      const kept = wanted ?? (row.tables?.includes(table) ? row.tables : [])
      const more = kept.filter((one) => one !== table)
      const tables = [table, ...more]
      if (!(await hasTables(transaction, shop, more))) throw refused(noSuchTable)
      if (await haveOthers(transaction, row, more, new Date(now)))
        throw refused({ ...tableTaken, field: 'table' })
      const given = { tables, insteadOf, now, staff: by._id }
      const others = await giveTables(transaction, row, given)
      const seated = await changeReservation(transaction, row, {
        ...statusStep(row, 'seated', now, by._id),
        seatedTime: now,
        session: entered.session,
        tables,
      })
      await storeBooking(transaction, seated)
      const bill = held && (await lockSession(transaction, shop, entered.session))
      moved = bill
        ? await seatDeposit(transaction, { seated, deposit: held, bill }, actor, time)
        : undefined
      changed = [moved?.seated ?? seated, ...others]
    },
  )
  const [reservation] = changed.map(reservationRecord)
  if (!reservation) throw new Error('a reservation was seated and not changed')
  for (const row of changed)
    ordering.bus.publish({ path: 'reservations', event: 'patched', data: reservationRecord(row) })
  for (const state of moved?.sessions ?? []) announceSession(ordering.bus, sessionRecord(state))
  return { reservation, session: session._id }
}
