import type { Station, Ticket, TicketDish } from '@comanda/contract'
import { assertOnline, type Connection } from '../../connection/connection.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import { createStore, type Store } from '../../store/store.ts'
import { loadKitchen } from './load-kitchen.ts'

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
  /** Marks dishes of a ticket as made at once, all of them without `lines`; fails with a `CallError`, and reverts. */
  readonly bump: (ticket: Ticket, lines?: readonly string[]) => Promise<void>
  /** Opens a ticket again, or some of its dishes. */
  readonly recall: (ticket: Ticket, lines?: readonly string[]) => Promise<void>
  /** Calls the listener for each ticket that arrives, until the returned function is called. */
  readonly onArrival: (listener: (ticket: Ticket) => void) => () => void
  /** Loads the tickets and follows their events until the returned function is called. */
  readonly open: () => () => void
}

const isUsed = ({ status }: Station): boolean => status !== 'disabled'

/** Returns a ticket as a bump or recall will leave it, shown until the server has said so. */
const expected = (ticket: Ticket, lines: readonly string[] | undefined, at?: string): Ticket => {
  const dishes = ticket.lines.map((dish): TicketDish => {
    if (lines?.includes(dish.id) === false) return dish
    const { doneTime: _, ...open } = dish
    return at === undefined ? open : { ...open, doneTime: dish.doneTime ?? at }
  })
  const isDone =
    at !== undefined && (lines === undefined || dishes.every(({ doneTime }) => doneTime))
  const { doneTime: _, ...rest } = ticket
  return {
    ...rest,
    lines: dishes,
    ...(isDone ? { status: 'done', doneTime: at } : { status: 'open' }),
  }
}

export const createKitchen = (
  connection: Connection,
  shop: string,
  now: () => number = Date.now,
): Kitchen => {
  const state = createStore<KitchenState>({ status: 'loading' })
  const listeners = new Set<(ticket: Ticket) => void>()
  let loads = 0

  const show = (ticket: Ticket): void => {
    const current = state.get()
    if (current.status !== 'ready') return
    state.set({ ...current, tickets: new Map(current.tickets).set(ticket._id, ticket) })
  }
  const known = (id: string): Ticket | undefined => {
    const current = state.get()
    return current.status === 'ready' ? current.tickets.get(id) : undefined
  }
  /** A late event never replaces what is newer. */
  const put = (ticket: Ticket): void => {
    if (ticket.shop !== shop || (known(ticket._id)?.version ?? 0) > ticket.version) return
    const isNew = !known(ticket._id) && ticket.status === 'open'
    show(ticket)
    if (isNew) for (const listener of listeners) listener(ticket)
  }
  const reload = async (): Promise<void> => {
    const load = ++loads
    try {
      await connection.service('shops/subscribe').create({ item: shop })
      const { stations, tickets } = await loadKitchen(connection, shop)
      if (load !== loads) return
      const before = state.get()
      const fresh = new Map<string, Ticket>()
      for (const ticket of tickets) {
        const other = known(ticket._id)
        fresh.set(ticket._id, other && other.version > ticket.version ? other : ticket)
      }
      const isMissed = ({ _id, status }: Ticket) => status === 'open' && !known(_id)
      const missed = before.status === 'ready' ? [...fresh.values()].filter(isMissed) : []
      const staleSince = connection.status.get() === 'offline' ? now() : undefined
      state.set({ status: 'ready', stations: stations.filter(isUsed), tickets: fresh, staleSince })
      for (const ticket of missed) for (const listener of listeners) listener(ticket)
    } catch (failure) {
      if (load !== loads || state.get().status === 'ready') return
      state.set({ status: 'failed', message: normaliseError(failure).message })
    }
  }
  const follow = (): void => {
    const current = state.get()
    if (current.status !== 'ready' || current.staleSince !== undefined) return
    if (connection.status.get() === 'offline') state.set({ ...current, staleSince: now() })
  }
  const change = async (
    call: 'bump' | 'recall',
    ticket: Ticket,
    lines: readonly string[] | undefined,
  ): Promise<void> => {
    assertOnline(connection)
    const at = call === 'bump' ? new Date(now()).toISOString() : undefined
    const shown = expected(ticket, lines, at)
    show(shown)
    const asked = { shop, ticket: ticket._id, ...(lines ? { lines: [...lines] } : {}) }
    try {
      put(await connection.service(`tickets/${call}`).create(asked))
    } catch (failure) {
      if (known(ticket._id) === shown) show(ticket)
      throw normaliseError(failure)
    }
  }
  const again = () => void reload()
  return {
    state,
    reload,
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
        connection.onConnect(again),
      ]
      again()
      return () => {
        for (const end of ends) end()
      }
    },
  }
}
