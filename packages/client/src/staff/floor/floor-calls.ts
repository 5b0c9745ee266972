import type { Reservation, TableViewItem } from '@comanda/contract'
import { assertOnline, type Connection } from '../../connection/connection.ts'
import { createKeyedCall } from '../../submission/call-keys.ts'
import type { NotedAllergy } from '../bills/session-changes.ts'
import type { FloorSession } from './floor-session.ts'

/** What staff do with the tables of the floor. */
export interface FloorCalls {
  /**
   * Opens a session for guests at a free table, or finds the one that somebody else has opened there in the meantime.
   * Fails with a `CallError`, offline at once. What they must not eat is noted in a session that was opened (RES-5.4).
   */
  readonly seat: (table: string, guests: number, allergy?: NotedAllergy) => Promise<SeatedParty>
  /** Says that guests have left a table, which is clean, or is to be cleaned. Fails with a `CallError`, offline at once. */
  readonly clean: (table: string, needsCleaning?: boolean) => Promise<void>
  /**
   * Opens a session at free tables for the guests of a booking, with their number (STAFF-4.16), instead of the guests of other
   * bookings for whom one was reserved (RES-7.5). Returns it.
   */
  readonly seatBooking: (
    reservation: string,
    tables: readonly [string, ...string[]],
    insteadOf?: readonly string[],
  ) => Promise<string>
  /** Keeps tables for the guests of a booking (STAFF-4.15). */
  readonly keepTables: (reservation: string, tables: readonly string[]) => Promise<void>
}

export interface SeatedParty {
  readonly session: string
  readonly created: boolean
  /** False if what the guests must not eat was to be noted, and was not. */
  readonly isNoted: boolean
}

/** Shows on the floor what the calls return. */
interface Shown {
  readonly put: (session: FloorSession) => void
  readonly putTable: (table: TableViewItem) => void
  readonly putBooking: (booking: Reservation) => void
}

export const floorCalls = (
  connection: Connection,
  shop: string,
  now: () => number,
  { put, putTable, putBooking }: Shown,
): FloorCalls => {
  const { service } = connection
  const keyed = createKeyedCall()
  /** Returns false if it failed: the guests are seated all the same. */
  const note = async (session: string, allergy: NotedAllergy): Promise<boolean> => {
    try {
      const content = { session, ...allergy }
      await keyed(content, (idempotencyKey) =>
        service('tableSessions/noteAllergies').create({ ...content, idempotencyKey }),
      )
      return true
    } catch {
      return false
    }
  }
  return {
    clean: async (table, needsCleaning = false) => {
      assertOnline(connection)
      putTable(await service('tableViewItems/clean').create({ table, needsCleaning }))
    },
    seatBooking: async (reservation, tables, insteadOf = []) => {
      assertOnline(connection)
      const seated = await service('reservations/seat').create({
        reservation,
        table: tables[0],
        tables: [...tables],
        ...(insteadOf.length === 0 ? {} : { insteadOf: [...insteadOf] }),
      })
      putBooking(seated.reservation)
      return seated.session
    },
    keepTables: async (reservation, tables) => {
      assertOnline(connection)
      const kept = tables.length > 0 ? [...tables] : null
      putBooking(await service('reservations').patch(reservation, { tables: kept }))
    },
    seat: async (table, guests, allergy) => {
      assertOnline(connection)
      const { session, created } = await service('tableSessions/createOrResume').create({
        viewItem: table,
        shop,
        date: new Date(now()).toISOString(),
        capacity: guests,
      })
      put(session)
      const { _id } = session
      if (!allergy) return { session: _id, created, isNoted: true }
      // The session of somebody else has their note: staff see it in the pane, and add theirs there.
      const isNoted = created && (await note(_id, allergy))
      return { session: _id, created, isNoted }
    },
  }
}
