import type { Reservation, Shop } from '@comanda/contract'
import { serverNow } from '../../connection/server-time.ts'
import { addDays, localMoment } from '@comanda/engine/time'
import { assertOnline, type Connection } from '../../connection/connection.ts'
import { createLoading } from '../../connection/loading.ts'
import { createHeard } from '../../connection/heard.ts'
import { mayBeDone } from '../../errors/may-be-done.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import { createKeyedCall } from '../../submission/call-keys.ts'
import { type KeyStorage, memoryStorage } from '../../storage/key-storage.ts'
import { createStore } from '../../store/store.ts'
import { bookCopy } from './book-copy.ts'
import type { Book, BookState } from './book-interface.ts'
import { loadBookDay, loadNumbers } from './load-book-day.ts'
import { canStepWait, createUnsentSteps, withSteps } from './unsent-steps.ts'

const inOrder = (one: Reservation, other: Reservation): number =>
  one.startTime < other.startTime ? -1 : one.startTime > other.startTime ? 1 : 0

export const createBook = (
  connection: Connection,
  { _id: shop, timeZone }: Pick<Shop, '_id' | 'timeZone'>,
  shownFirst: string,
  storage: KeyStorage = memoryStorage(),
  now: () => number = serverNow,
): Book => {
  const { service } = connection
  const copy = bookCopy(storage, shop, now)
  const state = createStore<BookState>({ status: 'loading', date: shownFirst })
  const keyed = createKeyedCall()
  const heard = createHeard<Reservation>()
  let loads = 0

  const today = (): string => localMoment(now(), timeZone).date
  const age = () => (connection.status.get() === 'offline' ? { staleSince: now() } : {})
  /** The copy has what the server said: what waits has a place of its own. */
  const set = (next: Extract<BookState, { readonly status: 'ready' }>): void => {
    state.set({ ...next, bookings: withSteps(next.bookings, unsent.waiting.get()) })
    if (next.staleSince === undefined) copy.write(next.date, today(), next)
  }
  const showCopy = (date: string): boolean => {
    const last = copy.read(date)
    if (!last) return false
    const { time: staleSince, ...day } = last
    set({ status: 'ready', ...day, staleSince })
    return true
  }
  /** Stores tomorrow besides, so that it is there without a network. */
  const keepTomorrow = async (): Promise<void> => {
    try {
      const date = addDays(today(), 1)
      copy.write(date, today(), await loadBookDay(connection, shop, date), true)
    } catch {
      // It is read again with today's next load.
    }
  }
  /** Without a connection a call would first wait for one. */
  const follow = (): void => {
    const shown = state.get()
    if (connection.status.get() !== 'offline') return
    if (shown.status === 'loading') showCopy(shown.date)
    if (shown.status !== 'ready' || shown.staleSince !== undefined) return
    copy.write(shown.date, today(), shown, true)
    state.set({ ...shown, staleSince: now() })
  }
  const reload = async (): Promise<void> => {
    const load = ++loads
    const { date } = state.get()
    heard.begin()
    try {
      await service('shops/subscribe').create({ item: shop })
      await unsent.send()
      const found = await loadBookDay(connection, shop, date)
      if (load !== loads) return
      const before = state.get()
      const known = before.status === 'ready' ? before.bookings : []
      const listed = heard.over(found.bookings, (one, other) => one.version > other.version)
      const bookings = [...listed.values()]
        .filter((one) => one.date === date)
        .map(
          (one) =>
            known.find(({ _id, version }) => _id === one._id && version > one.version) ?? one,
        )
        .toSorted(inOrder)
      set({ status: 'ready', date, ...found, bookings, ...age() })
      if (date === today()) void keepTomorrow()
    } catch (failure) {
      if (load !== loads) return
      loading.failed(failure)
      if (state.get().status !== 'ready' && !showCopy(date))
        state.set({ status: 'failed', date, message: normaliseError(failure).message })
    }
  }
  let counts = 0
  /** Reads again what is left: the server counts it. */
  const count = async (): Promise<void> => {
    const own = ++counts
    const { date } = state.get()
    try {
      const counted = await loadNumbers(connection, shop, date)
      const shown = state.get()
      if (own === counts && shown.status === 'ready' && shown.date === date)
        set({ ...shown, ...counted })
    } catch (failure) {
      loading.failed(failure)
    }
  }
  const loading = createLoading(connection, () => void reload())
  const put = (booking: Reservation): void => {
    if (booking.shop !== shop) return
    heard.put(booking)
    const shown = state.get()
    if (shown.status !== 'ready') return
    const known = shown.bookings.find(({ _id }) => _id === booking._id)
    if (known ? known.version >= booking.version : booking.date !== shown.date) return
    const others = shown.bookings.filter(({ _id }) => _id !== booking._id)
    const own = booking.date === shown.date ? [booking] : []
    set({ ...shown, bookings: [...others, ...own].toSorted(inOrder) })
    void count()
  }
  const unsent = createUnsentSteps(connection, shop, storage, put)
  const once = async (
    content: object,
    call: (idempotencyKey: string) => Promise<Reservation>,
  ): Promise<Reservation> => {
    assertOnline(connection)
    const booking = await keyed(content, call)
    put(booking)
    return booking
  }
  return {
    state,
    reload,
    show: (date) => {
      if (date === state.get().date) return
      state.set({ status: 'loading', date })
      follow()
      void reload()
    },
    open: () => {
      const ends = [
        service('reservations').on('created', put),
        service('reservations').on('patched', put),
        connection.status.subscribe(follow),
        loading.open(),
      ]
      follow()
      return () => {
        for (const end of ends) end()
      }
    },
    create: (draft) =>
      once(draft, (idempotencyKey) =>
        service('reservations/create').create({
          ...draft,
          shop,
          termsAccepted: true,
          idempotencyKey,
        }),
      ),
    edit: (draft) =>
      once(draft, (idempotencyKey) =>
        service('reservations/edit').create({ ...draft, idempotencyKey }),
      ),
    patch: async (reservation, change) => {
      assertOnline(connection)
      const booking = await service('reservations').patch(reservation, change)
      put(booking)
      return booking
    },
    unsent,
    step: async (booking, status) => {
      try {
        assertOnline(connection)
        const stepped = await service('reservations').patch(booking._id, { status })
        put(stepped)
        return stepped
      } catch (failure) {
        const error = normaliseError(failure)
        const isLost = !error.sent || mayBeDone(error)
        if (!isLost || !canStepWait(unsent.waiting.get(), booking, status)) throw error
        loading.failed(failure)
        const { _id, name, status: from } = booking
        unsent.add({ reservation: _id, name, from, to: status, at: new Date(now()).toISOString() })
        const shown = state.get()
        const [stepped = booking] = withSteps([booking], unsent.waiting.get().slice(-1))
        if (shown.status === 'ready')
          state.set({
            ...shown,
            bookings: shown.bookings.map((one) => (one._id === _id ? stepped : one)),
          })
        return stepped
      }
    },
    askDeposit: (reservation, amount) =>
      once({ reservation, amount }, (idempotencyKey) =>
        service('reservations/askDeposit').create({ reservation, amount, idempotencyKey }),
      ),
    dayOf: (date) => service('reservations/day').create({ shop, date }),
    search: async (text) =>
      (await service('reservations/search').create({ shop, text })).reservations,
    history: async (reservation) =>
      (await service('reservations/history').create({ reservation })).changes,
  }
}
