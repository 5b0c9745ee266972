import type { Reservation, Shop, TableViewItem } from '@comanda/contract'
import { serverNow } from '../../connection/server-time.ts'
import type { BusinessClock } from '@comanda/engine/time'
import { DEFAULT_RESERVATION_SETTINGS, type Seating } from '@comanda/shop-rules/reservations'
import type { Connection } from '../../connection/connection.ts'
import { createLoading } from '../../connection/loading.ts'
import { createHeard } from '../../connection/heard.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import { type KeyStorage, memoryStorage } from '../../storage/key-storage.ts'
import { type FloorCalls, floorCalls } from './floor-calls.ts'
import { createStore, type Store } from '../../store/store.ts'
import { floorCopy } from './floor-copy.ts'
import { type FloorSession, isOnFloor } from './floor-session.ts'
import { type Places, placesOf } from './floor-places.ts'
import { dayStart } from '../business-day/day-start.ts'
import { partyTables } from './party-tables.ts'
import { expectedToday, loadFloor } from './load-floor.ts'

export type FloorState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | (Places & {
      readonly status: 'ready'
      /** Guests who are expected today, by time. */
      readonly bookings: readonly Reservation[]
      readonly seating: Seating
      /** Since when nothing of this has been updated, in epoch ms; undefined while it is live. */
      readonly staleSince: number | undefined
    })

/** The tables of a shop and the sessions at them, updated by their events (STAFF-4.1). */
export interface Floor extends FloorCalls {
  readonly state: Store<FloorState>
  readonly reload: () => Promise<void>
  /** Loads it and follows the events until the returned function is called. */
  readonly open: () => () => void
  /** Shows a session as a call has returned it. */
  readonly put: (session: FloorSession) => void
}

/** How often the floor is looked at without an event, in ms: a paid table is free after some time (STAFF-4.25). */
const MINUTE_MS = 60_000

const nowhere: Places = { places: [], others: [] }

export const createFloor = (
  connection: Connection,
  shop: Pick<Shop, '_id'> & BusinessClock,
  now: () => number = serverNow,
  storage: KeyStorage = memoryStorage(),
): Floor => {
  const { service } = connection
  const copy = floorCopy(storage, shop._id, now)
  const state = createStore<FloorState>({ status: 'loading' })
  const tables = new Map<string, TableViewItem>()
  const sessions = new Map<string, FloorSession>()
  const bookings = new Map<string, Reservation>()
  const [heardTables, heardBookings] = [createHeard<TableViewItem>(), createHeard<Reservation>()]
  let staleSince: number | undefined
  let seating: Seating = DEFAULT_RESERVATION_SETTINGS
  let loads = 0

  const show = (): void => {
    const before = state.get()
    const isReady = before.status === 'ready'
    const at = now()
    const places = placesOf(
      tables.values(),
      [...sessions.values()].filter((session) => isOnFloor(session, at)),
      isReady ? before : nowhere,
      partyTables(bookings.values()),
    )
    const [from, until] = [dayStart(at, shop), dayStart(at, shop, 1)]
    const due = expectedToday(bookings.values(), from, until)
    state.set({ status: 'ready', ...places, bookings: due, seating, staleSince })
    if (staleSince === undefined) copy.write({ tables, sessions })
  }
  /** Shows the floor as this device last saw it, with its age. Returns `false` if it has not. */
  const showCopy = (): boolean => {
    const last = copy.read()
    if (!last || state.get().status === 'ready') return false
    for (const table of last.tables) tables.set(table._id, table)
    for (const session of last.sessions) sessions.set(session._id, session)
    staleSince = last.time
    show()
    return true
  }
  /** A late event never replaces what is newer: `version` counts the changes of a session. */
  const add = (session: FloorSession): void => {
    const known = sessions.get(session._id)
    if (!known || known.version < session.version) sessions.set(session._id, session)
  }
  const put = (session: FloorSession): void => {
    if (session.shop !== shop._id) return
    add(session)
    if (state.get().status === 'ready') show()
  }
  const reload = async (): Promise<void> => {
    const load = ++loads
    const before = new Map(sessions)
    heardTables.begin()
    heardBookings.begin()
    try {
      await service('shops/subscribe').create({ item: shop._id })
      const found = await loadFloor(connection, shop, now())
      if (load !== loads) return
      const listed = new Set(found.sessions.map(({ _id }) => _id))
      // What an event has brought while this was loading is newer than the list.
      for (const [id, session] of before)
        if (!listed.has(id) && sessions.get(id) === session) sessions.delete(id)
      for (const session of found.sessions) add(session)
      tables.clear()
      for (const [id, table] of heardTables.over(found.tables)) tables.set(id, table)
      bookings.clear()
      for (const [id, booking] of heardBookings.over(found.bookings)) bookings.set(id, booking)
      seating = found.seating
      staleSince = connection.status.get() === 'offline' ? now() : undefined
      show()
    } catch (failure) {
      if (load !== loads) return
      loading.failed(failure)
      if (state.get().status === 'ready' || showCopy()) return
      state.set({ status: 'failed', message: normaliseError(failure).message })
    }
  }
  const putTable = (table: TableViewItem): void => {
    if (table.shop !== shop._id) return
    heardTables.put(table)
    tables.set(table._id, table)
    if (state.get().status === 'ready') show()
  }
  const putBooking = (booking: Reservation): void => {
    if (booking.shop !== shop._id) return
    heardBookings.put(booking)
    bookings.set(booking._id, booking)
    if (state.get().status === 'ready') show()
  }
  /** Leaves out the paid tables that count as served by now. */
  const leaveOut = (): void => {
    const shown = state.get()
    const at = now()
    const isOver = (session: FloorSession): boolean => !isOnFloor(session, at)
    if (shown.status === 'ready' && shown.places.some((place) => place.sessions.some(isOver)))
      show()
  }
  const again = () => void reload()
  const loading = createLoading(connection, again)
  const follow = (): void => {
    if (connection.status.get() !== 'offline' || staleSince !== undefined) return
    if (state.get().status !== 'ready') {
      showCopy()
      return
    }
    copy.write({ tables, sessions }, true)
    staleSince = now()
    show()
  }
  return {
    state,
    reload,
    put,
    open: () => {
      const ends = [
        service('tableSessions').on('created', put),
        service('tableSessions').on('patched', put),
        service('tableViewItems').on('created', putTable),
        service('tableViewItems').on('patched', putTable),
        service('tableViewItems').on('removed', again),
        service('reservations').on('created', putBooking),
        service('reservations').on('patched', putBooking),
        connection.status.subscribe(follow),
        loading.open(),
      ]
      follow()
      const looking = setInterval(leaveOut, MINUTE_MS)
      return () => {
        clearInterval(looking)
        for (const end of ends) end()
      }
    },
    ...floorCalls(connection, shop._id, now, { put, putTable, putBooking }),
  }
}
