import type { Station, Ticket } from '@comanda/contract'
import { serverNow } from '../../connection/server-time.ts'
import { assertOnline, type Connection } from '../../connection/connection.ts'
import { createLoading } from '../../connection/loading.ts'
import { createHeard } from '../../connection/heard.ts'
import { mayBeDone } from '../../errors/may-be-done.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import { type KeyStorage, memoryStorage } from '../../storage/key-storage.ts'
import { createStore, type Store } from '../../store/store.ts'
import { type Bump, bumped, withBumps } from './bumped.ts'
import { kitchenCopy } from './kitchen-copy.ts'
import { loadKitchen } from './load-kitchen.ts'
import { createUnsentBumps, sendBump, type UnsentBumps } from './unsent-bumps.ts'

export type KitchenState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | {
      readonly status: 'ready'
      /** Those in use, in their order. */
      readonly stations: readonly Station[]
      /** The open tickets and the last that were done, by their ids. */
      readonly tickets: ReadonlyMap<string, Ticket>
      /** Since when nothing of this has been updated, in epoch ms; undefined while it is live. */
      readonly staleSince: number | undefined
    }

/** The tickets of a shop's stations, updated by their events (KITCHEN-3.1). */
export interface Kitchen {
  readonly state: Store<KitchenState>
  readonly reload: () => Promise<void>
  /**
   * Marks dishes of a ticket as made at once, all of them without `lines`. Reverts and fails with a `CallError` if the
   * server refuses; without a connection it waits for one (KITCHEN-3.7).
   */
  readonly bump: (ticket: Ticket, lines?: readonly string[]) => Promise<void>
  /** Opens a ticket again, or some of its dishes. */
  readonly recall: (ticket: Ticket, lines?: readonly string[]) => Promise<void>
  readonly unsent: UnsentBumps
  /** Calls the listener for each ticket that arrives, until the returned function is called. */
  readonly onArrival: (listener: (ticket: Ticket) => void) => () => void
  /** Loads the tickets and follows their events until the returned function is called. */
  readonly open: () => () => void
}

const isUsed = ({ status }: Station): boolean => status !== 'disabled'

export const createKitchen = (
  connection: Connection,
  shop: string,
  now: () => number = serverNow,
  storage: KeyStorage = memoryStorage(),
): Kitchen => {
  const copy = kitchenCopy(storage, shop, now)
  const unsent = createUnsentBumps(connection, shop, storage)
  const state = createStore<KitchenState>({ status: 'loading' })
  const listeners = new Set<(ticket: Ticket) => void>()
  const heard = createHeard<Ticket>()
  let loads = 0

  const show = (ticket: Ticket): void => {
    const current = state.get()
    if (current.status !== 'ready') return
    const tickets = new Map(current.tickets).set(ticket._id, ticket)
    state.set({ ...current, tickets })
    if (connection.status.get() === 'online') copy.write(current.stations, tickets.values())
  }
  const known = (id: string): Ticket | undefined => {
    const current = state.get()
    return current.status === 'ready' ? current.tickets.get(id) : undefined
  }
  /** A late event never replaces what is newer. */
  const put = (ticket: Ticket): void => {
    if (ticket.shop !== shop || (known(ticket._id)?.version ?? 0) > ticket.version) return
    heard.put(ticket)
    const isNew = !known(ticket._id) && ticket.status === 'open'
    show(ticket)
    if (isNew) for (const listener of listeners) listener(ticket)
  }
  /** Shows the tickets as this device last saw them, with their age. Returns `false` if it has not, or shows others. */
  const showCopy = (): boolean => {
    const last = copy.read()
    if (!last || state.get().status === 'ready') return false
    const tickets = withBumps(last.tickets, unsent.waiting.get())
    state.set({ status: 'ready', stations: last.stations, tickets, staleSince: last.time })
    return true
  }
  const reload = async (): Promise<void> => {
    const load = ++loads
    heard.begin()
    try {
      await connection.service('shops/subscribe').create({ item: shop })
      await unsent.send()
      const { stations, tickets } = await loadKitchen(connection, shop)
      if (load !== loads) return
      const before = state.get()
      const fresh = new Map<string, Ticket>()
      const listed = heard.over(tickets, (one, other) => one.version > other.version)
      for (const ticket of listed.values()) {
        const other = known(ticket._id)
        fresh.set(ticket._id, other && other.version > ticket.version ? other : ticket)
      }
      const isMissed = ({ _id, status }: Ticket) => status === 'open' && !known(_id)
      const missed = before.status === 'ready' ? [...fresh.values()].filter(isMissed) : []
      const staleSince = connection.status.get() === 'offline' ? now() : undefined
      const shown = withBumps(fresh.values(), unsent.waiting.get())
      const used = stations.filter(isUsed)
      state.set({ status: 'ready', stations: used, tickets: shown, staleSince })
      copy.write(used, shown.values())
      for (const ticket of missed) for (const listener of listeners) listener(ticket)
    } catch (failure) {
      if (load !== loads) return
      loading.failed(failure)
      if (state.get().status === 'ready' || showCopy()) return
      state.set({ status: 'failed', message: normaliseError(failure).message })
    }
  }
  const follow = (): void => {
    if (connection.status.get() !== 'offline' || showCopy()) return
    const current = state.get()
    if (current.status !== 'ready' || current.staleSince !== undefined) return
    copy.write(current.stations, current.tickets.values(), true)
    state.set({ ...current, staleSince: now() })
  }
  const change = async (
    call: Bump['call'],
    ticket: Ticket,
    lines: readonly string[] | undefined,
  ): Promise<void> => {
    const { _id, number } = ticket
    const time = new Date(now()).toISOString()
    const bump: Bump = { call, ticket: _id, number, time, ...(lines ? { lines } : {}) }
    const shown = bumped(ticket, bump)
    show(shown)
    try {
      assertOnline(connection)
      put(await sendBump(connection, shop, bump))
    } catch (failure) {
      const error = normaliseError(failure)
      if (!error.sent || mayBeDone(error)) {
        unsent.add(bump)
        return
      }
      if (known(_id) === shown) show(ticket)
      throw error
    }
  }
  const again = () => void reload()
  const loading = createLoading(connection, again)
  return {
    state,
    reload,
    unsent,
    bump: (ticket, lines) => change('bump', ticket, lines),
    recall: (ticket, lines) => change('recall', ticket, lines),
    onArrival: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    open: () => {
      const ends = [
        connection.service('tickets').on('created', put),
        connection.service('tickets').on('patched', put),
        connection.service('stations').on('created', again),
        connection.service('stations').on('patched', again),
        connection.service('stations').on('removed', again),
        connection.status.subscribe(follow),
        loading.open(),
      ]
      follow()
      return () => {
        for (const end of ends) end()
      }
    },
  }
}
