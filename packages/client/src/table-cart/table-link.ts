import type { TableGuest } from '@comanda/contract'
import type { Cart } from '../cart/cart.ts'
import type { Connection } from '../connection/connection.ts'
import { retryLater } from '../connection/retry-later.ts'
import { isLasting } from '../errors/is-lasting.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import type { SessionStore } from '../session/session.ts'
import { getSession } from '../session/session-calls.ts'
import type { KeyStorage } from '../storage/key-storage.ts'
import { tableQueue } from './queue.ts'
import { hearTable } from './table-events.ts'
import type { TableModel } from './table-model.ts'
import { createTableSending } from './table-sending.ts'
import { createTableSharing, type TableSharing } from './table-sharing.ts'
import { noTable, type TableCartState } from './table-state.ts'

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
    const unordered = state.get().dishes.filter(({ isMine }) => isMine)
    // Without a shared cart first: its end would begin it again.
    model.base = undefined
    model.pending = []
    sharing.end()
    model.stopTimers()
    clearTimeout(retry)
    const { refused, self } = state.get()
    const closed = phase === 'closed' && self ? { self, unordered } : {}
    state.set({ ...noTable, refused, phase, ...closed })
  }
  const subscribe = async (): Promise<void> => {
    const { session: id, key: guestKey } = model.own ?? {}
    if (id === undefined || guestKey === undefined || state.get().phase !== 'open') return
    try {
      const read = await service('tableCarts/subscribe').create({ session: id, guestKey })
      if (model.own?.session !== id) return
      const { version, dishes, guests } = read
      if (!model.base || version >= model.base.version) model.base = { version, dishes }
      model.prune()
      model.showGuests(guests)
      sharing.share()
      model.heard()
      sharing.render()
      void send()
    } catch (failure) {
      if (isLasting(normaliseError(failure))) detach('none')
      else again(failure, () => void subscribe())
    }
  }
  const send = createTableSending(connection, model, {
    render: () => void sharing.render(),
    subscribe: () => void subscribe(),
    leave: () => detach('none'),
    close: () => detach('closed'),
  })
  const sharing = createTableSharing(model, cart, () => void send())

  const open = async (id: string, self?: TableGuest): Promise<void> => {
    model.learn({ session: id, ...(self && { guest: self._id }) })
    model.patch({ phase: 'open', unordered: [], ...(self && { self, guests: [self] }) })
    const guest = model.own?.guest
    if (guest !== undefined) model.queue ??= tableQueue(guest, storage, indexedDB)
    const stored = model.base ? undefined : await model.queue?.read()
    if (stored && !model.base && model.own?.session === id) {
      model.base = { version: stored.version, dishes: stored.dishes }
      if (stored.asOf !== undefined) model.patch({ asOf: stored.asOf })
      if (stored.guests && !state.get().self) model.showGuests(stored.guests)
      model.pending = [...stored.actions.map((action) => ({ action })), ...model.pending]
      sharing.share()
      sharing.render()
    }
    await subscribe()
  }
  const enter = async (): Promise<void> => {
    const { guest, key: guestKey } = model.own ?? {}
    if (guest === undefined || guestKey === undefined) return
    try {
      const entered = await service('tableGuests/enter').create({ guest, guestKey })
      const found = await getSession(connection, entered.session)
      model.learn({ session: entered.session })
      session.adopt({ ...found, restoreKey: entered.restoreKey })
      await open(entered.session, entered.guest)
    } catch (failure) {
      again(failure, () => void enter())
    }
  }
  const hearOwn = (guest: TableGuest): void => {
    const { self, phase } = state.get()
    if (phase !== 'waiting' || (self && self.version > guest.version)) return
    if (guest.status === 'declined') model.patch({ phase: 'declined', self: guest })
    else if (guest.status === 'admitted') void enter()
    else model.patch({ self: guest })
  }
  const watch = async (): Promise<void> => {
    const { guest, key: guestKey } = model.own ?? {}
    if (guest === undefined || guestKey === undefined || state.get().phase !== 'waiting') return
    try {
      hearOwn(await service('tableGuests/status').create({ guest, guestKey }))
    } catch (failure) {
      if (isLasting(normaliseError(failure))) {
        model.forgetGuest()
        detach('none')
      } else again(failure, () => void watch())
    }
  }
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
    } catch {
      // The next one says it.
    }
  }
  const followSession = (): void => {
    const { session: at, status, ended } = session.state.get()
    const { phase } = state.get()
    const { own } = model
    if (phase === 'waiting' || own?.guest === undefined) return
    if (!at) {
      if (phase === 'open' && status !== 'loading')
        detach(ended?._id === own.session ? 'closed' : 'none')
    } else if (at.status !== 'ongoing') {
      if (at._id === own.session && phase === 'open') detach('closed')
    } else if (at._id === own.session) {
      if (phase === 'none' || phase === 'closed') void open(at._id)
    } else if (phase === 'open' && at.shop === own.shop) {
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
