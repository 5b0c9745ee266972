import type { TableGuest } from '@comanda/contract'
import type { Cart } from '../cart/cart.ts'
import type { Connection } from '../connection/connection.ts'
import { retryLater } from '../connection/retry-later.ts'
import type { CallError } from '../errors/call-error.ts'
import { isLasting } from '../errors/is-lasting.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import type { SessionStore } from '../session/session.ts'
import type { KeyStorage } from '../storage/key-storage.ts'
import { lostDishes, phaseAfter, storedDishes } from './lost-dishes.ts'
import { type StoredTable, tableQueue } from './queue.ts'
import { removedMeanwhile } from './removed-by-others.ts'
import { hearTable } from './table-events.ts'
import type { TableModel } from './table-model.ts'
import { createTableSending } from './table-sending.ts'
import { createTableSharing, type TableSharing } from './table-sharing.ts'
import { noTable, type TableCartState } from './table-state.ts'
import { createWaiting } from './table-waiting.ts'

/** The client's parts that a table needs. */
export interface TableClient {
  readonly connection: Connection
  readonly cart: Cart
  readonly session: SessionStore
}

/** What connects a table with the server. */
export interface TableLinked {
  readonly sharing: TableSharing
  readonly listen: () => void
  /** Takes part in the cart of a session as this guest. */
  readonly open: (session: string, self?: TableGuest) => Promise<void>
  /** Asks what has become of a guest who waits. */
  readonly watch: () => Promise<void>
  /** Shows which dishes of a table that was closed nobody has ordered, as this device has stored them. */
  readonly recall: (session: string | undefined) => Promise<void>
  readonly followSession: () => void
  readonly detach: (phase: TableCartState['phase']) => void
  readonly close: () => void
}

const HEARTBEAT = 30_000

export const linkTable = (
  { connection, cart, session }: TableClient,
  model: TableModel,
  { storage, indexedDB }: { readonly storage: KeyStorage; readonly indexedDB?: IDBFactory },
): TableLinked => {
  const { service } = connection
  const { state } = model
  let retry: ReturnType<typeof setTimeout> | undefined
  let ends: readonly (() => void)[] = []
  const again = (failure: unknown, load: () => void): void => {
    clearTimeout(retry)
    retry = retryLater(connection, failure, load)
  }

  const detach = (phase: TableCartState['phase']): void => {
    const unordered = lostDishes(state.get().dishes, phase)
    // Without a shared cart first: its end would begin it again.
    model.base = undefined
    model.pending = []
    sharing.end()
    model.stopTimers()
    clearTimeout(retry)
    const { refused, self } = state.get()
    const ended = phase === 'closed' || phase === 'out'
    if (phase === 'closed') model.learn({ hasLost: unordered.length > 0 })
    state.set({ ...noTable, refused, phase, unordered, ...(ended && self && { self }) })
  }
  const end = (failure: CallError): void => detach(phaseAfter(failure) ?? 'none')
  const subscribe = async (): Promise<void> => {
    const { session: id, key: guestKey } = model.own ?? {}
    if (id === undefined || guestKey === undefined || state.get().phase !== 'open') return
    try {
      const read = await service('tableCarts/subscribe').create({ session: id, guestKey })
      if (model.own?.session !== id) return
      const { version, dishes, guests } = read
      const next = { version, dishes }
      const removed = await removedMeanwhile(connection, model, next)
      if (model.own?.session !== id) return
      if (!model.base || version >= model.base.version) model.show(next)
      model.prune()
      if (removed.length > 0) model.refuse(removed)
      model.showGuests(guests)
      sharing.share()
      model.heard()
      sharing.render()
      void send()
    } catch (failure) {
      const error = normaliseError(failure)
      if (isLasting(error)) end(error)
      else again(failure, () => void subscribe())
    }
  }
  const send = createTableSending(connection, model, {
    render: () => void sharing.render(),
    subscribe: () => void subscribe(),
    end,
  })
  const sharing = createTableSharing(model, cart, () => void send())

  const storedTable = async (): Promise<StoredTable | undefined> => {
    const guest = model.own?.guest
    if (guest !== undefined) model.queue ??= tableQueue(guest, storage, indexedDB)
    return model.queue?.read()
  }
  /** The table was closed before this page was loaded: its guest reads it as it was, until they put it aside (TABLE-6.15). */
  const recall = async (session: string | undefined): Promise<void> => {
    const stored = await storedTable()
    const { own } = model
    const self = stored?.guests?.find(({ _id }) => _id === own?.guest)
    if (!stored || !self || own?.session !== session || state.get().phase !== 'none') return
    const unordered = lostDishes(storedDishes(stored, self.seat), 'closed')
    model.patch({ phase: 'closed', self, unordered })
    model.learn({ hasLost: unordered.length > 0 })
  }
  const open = async (id: string, self?: TableGuest): Promise<void> => {
    model.learn({ session: id, hasLost: false, ...(self && { guest: self._id }) })
    const opened = { phase: 'open', unordered: [], isEndRead: false } as const
    model.patch({ ...opened, ...(self && { self, guests: [self] }) })
    const stored = model.base ? undefined : await storedTable()
    if (stored && !model.base && model.own?.session === id) {
      model.base = { version: stored.version, dishes: stored.dishes }
      if (stored.asOf !== undefined) model.patch({ asOf: stored.asOf })
      if (stored.refused && state.get().refused.length === 0)
        model.patch({ refused: stored.refused })
      if (stored.guests && !state.get().self) model.showGuests(stored.guests)
      model.pending = [...stored.actions.map((action) => ({ action })), ...model.pending]
      sharing.share()
      sharing.render()
    }
    await subscribe()
  }
  const { hearOwn, watch } = createWaiting(model, { connection, session, open, detach, again })
  const beat = async (): Promise<void> => {
    void watch()
    const { session: id, key: guestKey } = model.own ?? {}
    if (id === undefined || guestKey === undefined || state.get().phase !== 'open') return
    try {
      const { guests, version } = await service('tableGuests/here').create({
        session: id,
        guestKey,
      })
      model.showGuests(guests)
      if (model.base?.version === version) model.heard()
      else if (model.base && model.unsent().length === 0) void subscribe()
    } catch (failure) {
      // A connection that is lost says so by the next one.
      const error = normaliseError(failure)
      if (phaseAfter(error)) end(error)
    }
  }
  const followSession = (): void => {
    const { session: at, status, ended } = session.state.get()
    const { phase } = state.get()
    const { own } = model
    if (phase === 'waiting' || own?.guest === undefined) return
    const isOwn = (at ?? ended)?._id === own.session
    if (isOwn && at?.status === 'ongoing') {
      if (phase === 'none' || phase === 'closed') void open(at._id)
    } else if (phase === 'none') {
      if (isOwn || (own.hasLost && status !== 'loading')) void recall(own.session)
    } else if (phase !== 'open') return
    else if (isOwn) detach('closed')
    else if (!at) {
      if (status !== 'loading') detach('none')
    } else if (at.status === 'ongoing' && at.shop === own.shop) {
      // The bill was merged into another: cart and guests are there (TABLE-5.1). Until it is read, nothing that is edited is lost.
      if (model.base) model.base = { ...model.base, version: 0 }
      void open(at._id)
    }
  }

  return {
    sharing,
    listen: () => {
      if (ends.length > 0) return
      const beats = setInterval(() => void beat(), HEARTBEAT)
      ends = [
        ...hearTable(connection, model, { sharing, hearOwn, subscribe: () => void subscribe() }),
        session.state.subscribe(followSession),
        cart.state.subscribe(sharing.share),
        connection.onConnect(() => {
          void subscribe()
          void watch()
        }),
        () => clearInterval(beats),
      ]
    },
    open,
    watch,
    recall,
    followSession,
    detach,
    close: () => {
      for (const end of ends) end()
      ends = []
      model.stopTimers()
      clearTimeout(retry)
    },
  }
}
