import type { Reservation } from '@comanda/contract'
import { type FloorSession, isAtTable } from './floor-session.ts'

/** Returns what tells whether the guests of a session sit at a table, too: their reservation has several (RES-7.7). */
export const partyTables = (
  bookings: Iterable<Reservation>,
): ((session: FloorSession, table: string) => boolean) => {
  const several = [...bookings].flatMap(({ status, tables = [], session, seatedTime = '' }) =>
    status === 'seated' && tables.length > 1 ? [{ tables, session, seatedTime }] : [],
  )
  return (session, table) =>
    several.some(
      ({ tables, session: own, seatedTime }) =>
        tables.includes(table) &&
        // A part of their bill that was split is younger.
        (session._id === own || session.createTime > seatedTime) &&
        tables.some((one) => isAtTable(session, one)),
    )
}
