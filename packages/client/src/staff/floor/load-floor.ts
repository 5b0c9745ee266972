import type { Reservation, Shop, TableViewItem } from '@comanda/contract'
import type { BusinessClock } from '@comanda/engine/time'
import { COMING } from '@comanda/shop-rules/table-guests'
import { DEFAULT_RESERVATION_SETTINGS, type Seating } from '@comanda/shop-rules/reservations'
import type { Connection } from '../../connection/connection.ts'
import type { WireQuery } from '../../connection/service.ts'
import { dayStart } from '../business-day/day-start.ts'
import { findReservations } from './find-reservations.ts'
import { FLOOR_FIELDS, type FloorSession } from './floor-session.ts'

const PAGE = 100
/** The most open sessions to load. */
const MAX_OPEN = 1000

export interface LoadedFloor {
  readonly tables: readonly TableViewItem[]
  readonly sessions: readonly FloorSession[]
  /** Those of today whose guests are expected, or sit. */
  readonly bookings: readonly Reservation[]
  readonly seating: Seating
}

/** The statuses of a reservation whose guests are expected. */
const expected = ['booked', 'confirmed', 'late'] as const satisfies readonly Reservation['status'][]

/** Returns the reservations between two instants whose guests have not come yet, by time. */
export const expectedToday = (
  bookings: Iterable<Reservation>,
  from: string,
  until: string,
): readonly Reservation[] =>
  [...bookings]
    .filter(({ status }) => expected.some((one) => one === status))
    .filter(({ startTime }) => startTime >= from && startTime < until)
    .toSorted((one, other) => (one.startTime < other.startTime ? -1 : 1))

const openSessions = async (
  { service }: Pick<Connection, 'service'>,
  shop: string,
): Promise<readonly FloorSession[]> => {
  const sessions: FloorSession[] = []
  let after: WireQuery = {}
  while (sessions.length < MAX_OPEN) {
    const { data } = await service('tableSessions').find({
      shop,
      status: { $in: ['ongoing', 'toPay'] },
      $sort: { createTime: 1 },
      $limit: PAGE,
      $select: FLOOR_FIELDS,
      ...after,
    })
    sessions.push(...data)
    const last = data.at(-1)
    if (!last || data.length < PAGE) break
    after = { $after: { createTime: last.createTime, _id: last._id } }
  }
  return sessions
}

/** Returns the tables that were paid today and are still served (STAFF-4.25). */
const servedSessions = async (
  { service }: Pick<Connection, 'service'>,
  shop: string,
  today: string,
): Promise<readonly FloorSession[]> => {
  const { data } = await service('tableSessions').find({
    shop,
    status: 'done',
    type: 'dineIn',
    tvStatus: { $in: [...COMING] },
    createTime: { $gte: today },
    $sort: { createTime: -1 },
    $limit: PAGE,
    $select: [...FLOOR_FIELDS, 'products'],
  })
  return data
}

/** Loads the tables of a shop, the sessions at them and the guests who are expected or seated today. */
export const loadFloor = async (
  connection: Pick<Connection, 'service'>,
  shop: Pick<Shop, '_id'> & BusinessClock,
  now: number,
): Promise<LoadedFloor> => {
  const today = dayStart(now, shop)
  const [tables, open, served, bookings, [rules]] = await Promise.all([
    connection.service('tableViewItems').find({ shop: shop._id }),
    openSessions(connection, shop._id),
    servedSessions(connection, shop._id, today),
    findReservations(connection, {
      shop: shop._id,
      status: { $in: [...expected, 'seated'] },
      startTime: { $gte: today, $lt: dayStart(now, shop, 1) },
    }),
    connection.service('reservationSettings').find({ shop: shop._id }),
  ])
  const seating = { ...DEFAULT_RESERVATION_SETTINGS, ...rules }
  return { tables, sessions: [...open, ...served], bookings, seating }
}
