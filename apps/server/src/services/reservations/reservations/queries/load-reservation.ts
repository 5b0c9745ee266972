import { always, type Condition } from '@comanda/contract'
import { getTableColumns } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { idAnd } from '../../../../table-service/read.ts'
import { whereOf } from '../../../../table-service/where.ts'
import { refused } from '../../../../errors/refusal.ts'
import { reservationNotFound } from '../refusals.ts'
import { type ReservationRow, reservations } from '../../../../tables/reservations.ts'

const columns = getTableColumns(reservations)

/** Returns the reservation; throws `NotFound` if it is not within the caller's reach. */
export const loadReservation = async (
  database: Database,
  id: string,
  reach: Condition = always,
): Promise<ReservationRow> => {
  const [row] = await database
    .select()
    .from(reservations)
    .where(whereOf(columns, idAnd(id, reach)))
  if (!row) throw refused(reservationNotFound)
  return row
}

/** Returns the reservation, locked until the transaction ends. */
export const lockReservation = async (
  transaction: Database,
  id: string,
  reach: Condition = always,
): Promise<ReservationRow> => {
  const [row] = await transaction
    .select()
    .from(reservations)
    .where(whereOf(columns, idAnd(id, reach)))
    .for('update')
  if (!row) throw refused(reservationNotFound)
  return row
}
