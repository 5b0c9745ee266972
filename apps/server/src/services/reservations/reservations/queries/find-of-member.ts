import { type Page, queryFields, type Reservation, services } from '@comanda/contract'
import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import type { CallParams } from '../../../../runtime/app.ts'
import { findOfMember } from '../../../../table-service/find-of-member.ts'
import { queryOf } from '../../../../table-service/read.ts'
import { recordOf, selection } from '../../../../table-service/row.ts'
import { type RecordTable, recordTable } from '../../../../table-service/table.ts'
import { memberReservations } from '../../../../tables/member-reservations.ts'
import { reservations } from '../../../../tables/reservations.ts'

const records = recordTable(services.reservations, reservations)

/** The reservations of members in the query language. */
export const ofMembers: RecordTable = {
  table: memberReservations,
  columns: getTableColumns(memberReservations),
  id: memberReservations._id,
  fields: ['_id', 'shop'],
  query: queryFields(services.reservations),
  paginate: true,
}

/** Returns the reservations of the member whom the query names. */
export const findReservationsOfMember = (
  database: Database,
  params: CallParams,
): Promise<Page<Reservation> | Reservation[]> => {
  const { select } = queryOf(ofMembers, params)
  return findOfMember(database, ofMembers, params, async (shop, ids) => {
    const rows = await database
      .select(selection(records, select))
      .from(reservations)
      .where(and(eq(reservations.shop, shop), inArray(reservations._id, [...ids])))
    return rows.map((row) => recordOf(row) as Reservation)
  })
}
