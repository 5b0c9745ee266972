import type { TableGuest } from '@comanda/contract'
import { ringsFrom } from '@comanda/shop-rules/table-guests'
import type { Connection } from '../../connection/connection.ts'
import { createLoading } from '../../connection/loading.ts'
import { createHeard } from '../../connection/heard.ts'
import { serverNow } from '../../connection/server-time.ts'
import { createStore, type Store } from '../../store/store.ts'

/** Who has waited for a minute to join a table whose guests do not respond (TABLE-1.7). */
export interface AskingGuests {
  /** Who has waited longest first. */
  readonly state: Store<readonly TableGuest[]>
  /** Calls the listener when somebody new is among them; returns a function that stops it. */
  readonly onArrival: (listener: () => void) => () => void
  /** Fails with a `CallError`. */
  readonly admit: (guest: string) => Promise<void>
  readonly decline: (guest: string) => Promise<void>
  /** Reads them and follows the events until the returned function is called. */
  readonly open: () => () => void
}

const byAge = (one: TableGuest, other: TableGuest): number =>
  one.joinTime < other.joinTime ? -1 : 1

/** Returns those of a shop. Empty until they are read. */
export const createAskingGuests = (
  connection: Connection,
  shop: string,
  now: () => number = serverNow,
): AskingGuests => {
  const { service } = connection
  const state = createStore<readonly TableGuest[]>([])
  const listeners = new Set<() => void>()
  /** All who wait, also those for whom it does not ring yet. */
  const waiting = new Map<string, TableGuest>()
  const heard = createHeard<TableGuest>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (): void => {
    clearTimeout(timer)
    const at = now()
    const all = [...waiting.values()].toSorted(byAge)
    const guests = all.filter((guest) => ringsFrom(guest) <= at)
    const next = all[guests.length]
    if (next) timer = setTimeout(show, ringsFrom(next) - at)
    const known = new Set(state.get().map(({ _id }) => _id))
    state.set(guests)
    if (guests.some(({ _id }) => !known.has(_id))) for (const listener of listeners) listener()
  }
  const put = (guest: TableGuest): void => {
    if (guest.shop !== shop || (waiting.get(guest._id)?.version ?? 0) > guest.version) return
    heard.put(guest)
    if (guest.status === 'waiting') waiting.set(guest._id, guest)
    else waiting.delete(guest._id)
    show()
  }
  const read = async (): Promise<void> => {
    heard.begin()
    try {
      await service('shops/subscribe').create({ item: shop })
      const { guests } = await service('tableGuests/waiting').create({ shop })
      waiting.clear()
      const listed = heard.over(guests, (one, other) => one.version > other.version)
      for (const [id, guest] of listed) if (guest.status === 'waiting') waiting.set(id, guest)
      show()
    } catch (failure) {
      loading.failed(failure)
    }
  }
  const loading = createLoading(connection, () => void read())
  return {
    state,
    onArrival: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    admit: async (guest) => put(await service('tableGuests/admit').create({ guest })),
    decline: async (guest) => put(await service('tableGuests/decline').create({ guest })),
    open: () => {
      const ends = [
        service('tableGuests').on('created', put),
        service('tableGuests').on('patched', put),
        loading.open(),
        () => clearTimeout(timer),
      ]
      return () => {
        for (const end of ends) end()
      }
    },
  }
}
