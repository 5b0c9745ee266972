import type { GuestChange, GuestFile, GuestFileData, MergedGuest, User } from '@comanda/contract'
import { guestsOf } from '@comanda/shop-rules/reservations'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { isStaffOf } from '../../../policies/staff.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import type { GuestRow } from '../../../tables/guests.ts'
import type { ReservationRow } from '../../../tables/reservations.ts'
import { users } from '../../../tables/users.ts'
import { favouriteDishes, lastVisits } from '../../accounts/users/search/favourite-dishes.ts'
import { type WholeGuest, wholeGuest } from '../../accounts/guest-files/whole-guest.ts'
import { writtenOf } from '../../accounts/guest-files/written.ts'
import { namedGuest } from './person-of.ts'
import { keysOf, reservationsOfGuest } from './reservations-of-guest.ts'
import { undoUntil } from './undo-until.ts'
import { visitsOfGuest } from './visits-of-guest.ts'

/** The reservations that a file shows. */
const mostReservations = 50
const mostChanges = 100

const reservationIn = (row: ReservationRow): GuestFile['reservations'][number] => {
  const { _id, number, date, time, status, adults, children, babyStools, remark } = row
  return {
    _id,
    number,
    date,
    time,
    status,
    guests: guestsOf({ adults, children, babyStools }),
    ...(remark ? { remark } : {}),
  }
}

const mergedIn = ({ _id, name, phone, note, mergedTime }: GuestRow): MergedGuest[] =>
  mergedTime === null
    ? []
    : [
        {
          _id,
          ...(name ? { name } : {}),
          ...(phone ? { phone } : {}),
          ...(note ? { note } : {}),
          time: mergedTime,
          undoUntil: undoUntil(mergedTime),
        },
      ]

const changesOf = async (database: Database, { rows }: WholeGuest): Promise<GuestChange[]> => {
  const changes = rows
    .flatMap(({ history }) => history)
    .toSorted((one, other) => (one.time < other.time ? 1 : -1))
    .slice(0, mostChanges)
  const ids = [...new Set(changes.flatMap(({ staff }) => staff ?? []))]
  const found =
    ids.length === 0
      ? []
      : await database
          .select({ _id: users._id, name: users.name })
          .from(users)
          .where(inArray(users._id, ids))
  const names = new Map(found.map(({ _id, name }) => [_id, name]))
  return changes.map(({ staff, ...change }) => {
    const name = staff === undefined ? undefined : names.get(staff)
    return { ...change, ...(name ? { name } : {}) }
  })
}

const accountOf = async (database: Database, [user]: readonly string[]) => {
  if (user === undefined) return undefined
  const [row] = await database
    .select({ user: users._id, memberNumber: users.memberNumber, phone: users.phone })
    .from(users)
    .where(eq(users._id, user))
  return row
}

/** Returns the file of a person as it is in a shop. */
export const fileOf = async (
  database: Database,
  whole: WholeGuest,
  { shop, seesMoney }: { readonly shop: string; readonly seesMoney: boolean },
): Promise<GuestFile> => {
  const { root, rows } = whole
  const keys = keysOf(whole)
  const account = await accountOf(database, keys.users)
  const booked = await reservationsOfGuest(database, shop, whole)
  const { visits, spent } = await visitsOfGuest(database, shop, keys.users, booked)
  const [latest] = visits
  const times = (status: ReservationRow['status']) =>
    booked.filter((row) => row.status === status).length
  const recent = visits.slice(0, lastVisits).map(({ _id }) => _id)
  return {
    _id: root._id,
    version: root.version,
    ...writtenOf(whole),
    ...(account ? { user: account.user, memberNumber: account.memberNumber } : {}),
    // Staff read the account's, too; reservations by it are found once the file has it (GUEST-1.4).
    phones: [...new Set([...keys.phones, ...(account?.phone ? [account.phone] : [])])],
    ...(seesMoney ? { spent, emails: [...new Set(rows.flatMap(({ email }) => email ?? []))] } : {}),
    visits: visits.length,
    ...(latest ? { lastVisit: latest.createTime } : {}),
    noShows: times('noShow'),
    cancelled: times('cancelled'),
    favourites: await favouriteDishes(database, shop, recent),
    reservations: booked.slice(0, mostReservations).map(reservationIn),
    merged: rows.slice(1).flatMap(mergedIn),
    changes: await changesOf(database, whole),
  }
}

/** `create guests` (GUEST-1.1): without money for those who take none. */
export const file = async (
  runtime: Pick<Runtime, 'database' | 'reads' | 'now'>,
  data: GuestFileData,
  user: User | undefined,
): Promise<GuestFile> => {
  const whole = await wholeGuest(runtime.database, await namedGuest(runtime, data))
  const { shop } = data
  const seesMoney = isStaffOf(user, shop, ['cashier', 'manager'])
  return fileOf(runtime.database, whole, { shop, seesMoney })
}
