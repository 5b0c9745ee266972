import type {
  TableActionResult,
  TableCartAction,
  TableCartChange,
  TableGuest,
  TableSession,
} from '@comanda/contract'
import type { CartAction, CartLine, EditedCart } from '@comanda/engine/cart'
import {
  editSharedCart,
  type SharedCart,
  type SharedCartEditor,
  linesOfShared,
} from '@comanda/engine/table-cart'
import { actingHost, admittedFrom } from '@comanda/shop-rules/sessions'
import type { Cart } from '../cart/cart.ts'
import type { CartEquipment } from '../cart/cart-equipment.ts'
import type { Connection } from '../connection/connection.ts'
import { retryLater } from '../connection/retry-later.ts'
import { serverNow } from '../connection/server-time.ts'
import { isLasting } from '../errors/is-lasting.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import { randomKey } from '../ids/random-key.ts'
import { jsonObject } from '../json/json-object.ts'
import type { SessionStore } from '../session/session.ts'
import { enterTable, getSession, type TableLink } from '../session/session-calls.ts'
import type { KeyStorage } from '../storage/key-storage.ts'
import { webStorage } from '../storage/web-storage.ts'
import { createStore, type Store } from '../store/store.ts'
import { weakMemo } from '../store/weak-memo.ts'
import { type GuestEntry, guestEntry } from './guest-entry.ts'
import { type TableQueue, tableQueue } from './queue.ts'
import { type BaseCart, type PendingAction, shownCart, withChange } from './shown-cart.ts'
import { tableActions } from './table-actions.ts'
import {
  noTable,
  type RefusedAction,
  type ShownDish,
  type TableCartState,
  type TableEdit,
} from './table-state.ts'

/** The guests of a table and the cart that they share, for one of them (TABLE-1, TABLE-2). */
export interface TableCartStore {
  readonly state: Store<TableCartState>
  /**
   * Enters a table by its code as a guest. Returns undefined if they wait, or may not enter: `phase` says which; once let in, the
   * session is adopted. Fails with a `CallError` as `session.enter` does.
   */
  readonly join: (link: TableLink, name?: string) => Promise<TableSession | undefined>
  /** Returns whether this device waits at a table, or was let in since: after a reload without a session. */
  readonly resume: () => Promise<boolean>
  /** Takes part in the cart of the current session, if this device is a guest of it. */
  readonly follow: () => void
  readonly admit: (guest: string) => Promise<void>
  readonly decline: (guest: string) => Promise<void>
  readonly rename: (name: string | undefined) => Promise<void>
  readonly ready: (isReady: boolean) => Promise<void>
  readonly leave: () => Promise<void>
  readonly assign: (line: string, to: 'mine' | 'all') => void
  /** Removes the dishes of a guest, as the host does of one who has left. */
  readonly removeOf: (guest: string) => void
  /** Leaves the dishes of these guests out of the next order, and of what the cart comes to. */
  readonly leaveOut: (guests: readonly string[]) => void
  /** Adds what a refused action was about as a new dish. */
  readonly addAgain: (action: string) => void
  readonly dismiss: (action: string) => void
  readonly close: () => void
}

interface TableClient {
  readonly connection: Connection
  readonly cart: Cart
  readonly session: SessionStore
}

interface TableOptions {
  readonly storage?: KeyStorage
  readonly now?: () => number
  readonly indexedDB?: IDBFactory
}

const MOST_ACTIONS = 50
const HEARTBEAT = 30_000
/** For how long an event may be behind the response of an edit, in ms. */
const LATE = 1500
const SETTLE = 10_000

/** Creates the store; `tableCartOf` returns that of a client. */
export const createTableCart = (
  { connection, cart, session }: TableClient,
  { storage = webStorage(() => localStorage), now = serverNow, indexedDB }: TableOptions = {},
): TableCartStore => {
  const { service } = connection
  const { board } = cart
  const state = createStore<TableCartState>(noTable)
  const entry = guestEntry(storage, now)
  let own: GuestEntry | undefined = entry.read()
  let queue: TableQueue | undefined
  let base: BaseCart | undefined
  let pending: readonly PendingAction[] = []
  let isSharing = false
  let isSending = false
  let isShowing = false
  let isBringing = false
  let timers: readonly ReturnType<typeof setTimeout>[] = []
  let retry: ReturnType<typeof setTimeout> | undefined
  let waiters: readonly (() => void)[] = []
  const newId = (): string => randomKey(15)

  const patch = (change: Partial<TableCartState>): void => state.set({ ...state.get(), ...change })
  const store = (change: Partial<GuestEntry>): void => {
    if (!own) return
    own = { ...own, ...change }
    entry.write(own)
  }
  const unsent = () => pending.filter(({ acked }) => acked === undefined)
  const persist = (): void => {
    if (base) queue?.write({ ...base, actions: unsent().map(({ action }) => action) })
  }
  const editor = (): SharedCartEditor | undefined => {
    const { self, host } = state.get()
    return self && { guest: self._id, seat: self.seat, isHost: host === self._id }
  }
  const shownNow = (at: CartEquipment | undefined): SharedCart => {
    const by = editor()
    return at && by && base ? shownCart(base, pending, by, at.context) : (base?.dishes ?? [])
  }
  const shownDishes = (shown: SharedCart): readonly ShownDish[] => {
    const { self, guests, host } = state.get()
    const ofSeat = new Map(guests.map(({ seat, _id }) => [seat, _id]))
    const known = new Set<unknown>(base?.dishes)
    return shown.map((dish) => {
      const seat = dish.lines[0]?.chairId
      return {
        ...dish,
        guest: seat === undefined ? null : (ofSeat.get(seat) ?? null),
        lines: [...dish.lines] as ShownDish['lines'],
        isPending: !known.has(dish),
        isMine: seat === self?.seat,
        mayEdit: seat === undefined || seat === self?.seat || host === self?._id,
      }
    })
  }
  /** The lines that are priced and ordered: without those of guests who are left out. */
  const ordered = (shown: SharedCart): SharedCart => {
    const { leftOut, guests } = state.get()
    const seats = new Set(guests.flatMap(({ _id, seat }) => (leftOut.includes(_id) ? [seat] : [])))
    return shown.filter(({ lines }) => !seats.has(lines[0]?.chairId ?? ''))
  }
  const settled = (): Promise<void> =>
    new Promise((resolve) => {
      if (unsent().length === 0) resolve()
      else {
        waiters = [...waiters, resolve]
        setTimeout(resolve, SETTLE)
      }
    })
  /** Sets what is shown; `isShown`: the cart shows its lines by itself. */
  const render = (isShown = false): SharedCart => {
    const at = board.equipment()
    const shown = shownNow(at)
    patch({ dishes: shownDishes(shown), pending: unsent().length, version: base?.version ?? 0 })
    const { self } = state.get()
    if (isSharing && self && own) {
      const seen = ordered(shown)
      isShowing = true
      board.patch({
        shared: {
          seat: self.seat,
          guestKey: own.key,
          settled,
          dishes: seen.map(({ id, revision, lines: [top] }) => ({
            id,
            revision,
            quantity: top?.quantity ?? 1,
          })),
        },
      })
      if (!isShown) board.showShared(linesOfShared(seen))
      isShowing = false
    }
    if (unsent().length === 0) {
      for (const wait of waiters) wait()
      waiters = []
    }
    return shown
  }
  const prune = (): void => {
    const version = base?.version ?? 0
    pending = pending.filter(({ acked }) => acked === undefined || acked > version)
  }
  const refuse = (refusals: readonly RefusedAction[]): void =>
    patch({ refused: [...state.get().refused, ...refusals] })

  /** Who the guests are, and who of them decides now. */
  const showGuests = (all: readonly TableGuest[]): void => {
    const guests = all
      .filter(({ status }) => status !== 'declined')
      .toSorted((one, other) => Number(one.seat) - Number(other.seat))
    const self = guests.find(({ _id }) => _id === own?.guest)
    const host = actingHost(guests, now())?._id
    const waiting = guests.filter(({ status }) => status === 'waiting')
    const from = waiting.map((guest) => admittedFrom(guest, host === self?._id))
    patch({
      guests,
      waiting,
      mayAdmit: from.some((time) => time <= now()),
      ...(self && { self }),
      ...(host !== undefined && { host }),
    })
    for (const timer of timers) clearTimeout(timer)
    timers = from.flatMap((time) =>
      time > now() ? [setTimeout(() => showGuests(state.get().guests), time - now() + 50)] : [],
    )
  }
  const withGuest = (guest: TableGuest): void => {
    const { guests } = state.get()
    const known = guests.find(({ _id }) => _id === guest._id)
    if (known && known.version > guest.version) return
    showGuests([...guests.filter(({ _id }) => _id !== guest._id), guest])
  }

  const detach = (phase: TableCartState['phase']): void => {
    if (isSharing) {
      isSharing = false
      board.share()
      board.patch({ shared: undefined })
      cart.clear()
    }
    base = undefined
    pending = []
    clearTimeout(retry)
    for (const timer of timers) clearTimeout(timer)
    const { refused, self } = state.get()
    state.set({ ...noTable, refused, phase, ...(phase === 'closed' && self ? { self } : {}) })
  }
  const forget = (phase: TableCartState['phase']): void => {
    queue?.write(undefined)
    queue = undefined
    entry.remove()
    own = undefined
    detach(phase)
  }

  const take = (actions: readonly TableCartAction[]): void => {
    pending = [...pending, ...actions.map((action) => ({ action }))]
    persist()
    void send()
  }
  /** Shares the own cart once the menu and the engine are there; what is in it comes along (TABLE-2.8). */
  const share = (): void => {
    const at = board.equipment()
    if (isSharing || state.get().phase !== 'open' || !base || !at) return
    const lines: readonly CartLine[] = cart.state
      .get()
      .lines.filter(({ fromCoupon, chairId }) => fromCoupon === undefined && chairId === undefined)
    isSharing = true
    board.share({ edit })
    const brought = tableActions({ type: 'addLines', lines }, { ...at, cart: [], newId }) ?? []
    if (brought.length > 0) take(brought)
    render()
  }
  /** Applies an edit of the cart to what is shown, and queues it. */
  const edit = (action: CartAction, at: CartEquipment): EditedCart | undefined => {
    const by = editor()
    if (!by || !base) return undefined
    const { coupons, lines: here } = cart.state.get()
    const given = here.filter(({ fromCoupon }) => fromCoupon !== undefined)
    const result = (shown: SharedCart): EditedCart => ({
      cart: { lines: [...linesOfShared(ordered(shown)), ...given], coupons },
    })
    if (action.type === 'rebuild') return { cart: { lines: here, coupons } }
    if (action.type === 'clear') {
      // What was ordered is gone from the cart; the event says so, too.
      const seen = new Set(cart.state.get().shared?.dishes.map(({ id }) => id))
      base = { ...base, dishes: base.dishes.filter(({ id }) => !seen.has(id)) }
      return { cart: { lines: linesOfShared(ordered(render(true))), coupons } }
    }
    let shown = shownNow(at)
    const actions = tableActions(action, { ...at, cart: shown, newId })
    if (!actions) return undefined
    let line: string | undefined
    const before = shown
    for (const one of actions) {
      const edited = editSharedCart(shown, one, by, at.context)
      if (edited.refusal) {
        const dish = base.dishes.find(({ id }) => 'line' in one && id === one.line)
        refuse([{ id: one.id, action: one, ...edited.refusal, ...(dish && { dish }) }])
        return { ...result(before), error: 'lineGone' }
      }
      shown = edited.cart
      line = edited.line
    }
    take(actions)
    render(true)
    const removed = action.type === 'remove' && before.find(({ id }) => id === action.line)
    const position = removed ? before.indexOf(removed) : 0
    return {
      ...result(shown),
      ...(line === undefined ? {} : { line }),
      ...(removed && {
        undo: { type: 'reinsert', removed: { tree: removed.lines, position } },
      }),
    }
  }

  const acknowledge = (results: readonly TableActionResult[], version: number): void => {
    const of = new Map(results.map((one) => [one.id, one]))
    const refused: RefusedAction[] = []
    pending = pending.flatMap((one): PendingAction[] => {
      const result = of.get(one.action.id)
      if (!result || one.acked !== undefined) return [one]
      const { error, by, order } = result
      if (error === undefined) return [{ ...one, acked: version }]
      const { action } = one
      const dish = base?.dishes.find(({ id }) => 'line' in action && id === action.line)
      refused.push({
        id: action.id,
        action,
        error,
        ...(by !== undefined && { by }),
        ...(order !== undefined && { order }),
        ...(dish && { dish }),
      })
      return []
    })
    if (refused.length > 0) refuse(refused)
    prune()
    persist()
    render()
    if ((base?.version ?? 0) < version)
      setTimeout(() => {
        if (base && base.version < version) void subscribe()
      }, LATE)
  }
  /** Sends what waits, in turn. */
  const send = async (): Promise<void> => {
    if (isSending || !own?.session || state.get().phase !== 'open') return
    isSending = true
    try {
      for (;;) {
        const actions = unsent()
          .slice(0, MOST_ACTIONS)
          .map(({ action }) => action)
        if (actions.length === 0 || !own?.session) return
        const { session: id, key: guestKey } = own
        const { version, results } = await service('tableCarts/edit').create({
          session: id,
          guestKey,
          actions: [...actions],
        })
        acknowledge(results, version)
      }
    } catch (failure) {
      const error = normaliseError(failure)
      if (!isLasting(error)) retry = retryLater(connection, error, () => void send())
      else if (error.code === 'sessionClosed' || error.code === 'orderCutoff') {
        refuse(unsent().map(({ action }) => ({ id: action.id, action, error: 'sessionClosed' })))
        pending = []
        persist()
        render()
      } else if (error.statusCode === 403 || error.statusCode === 404) detach('none')
      else {
        // One that cannot even be read must not stop the others.
        const [first, ...rest] = unsent()
        if (first) refuse([{ id: first.action.id, action: first.action, error: 'lineInvalid' }])
        pending = rest
        persist()
        render()
        setTimeout(() => void send(), 0)
      }
    } finally {
      isSending = false
    }
  }

  const subscribe = async (): Promise<void> => {
    if (!own?.session || state.get().phase !== 'open') return
    const { session: id, key: guestKey } = own
    clearTimeout(retry)
    try {
      const read = await service('tableCarts/subscribe').create({ session: id, guestKey })
      if (own?.session !== id) return
      if (!base || read.version >= base.version)
        base = { version: read.version, dishes: read.dishes }
      prune()
      showGuests(read.guests)
      share()
      persist()
      render()
      void send()
    } catch (failure) {
      const error = normaliseError(failure)
      if (isLasting(error)) detach('none')
      else retry = retryLater(connection, error, () => void subscribe())
    }
  }
  const open = async (id: string, self?: TableGuest): Promise<void> => {
    store({ session: id, ...(self && { guest: self._id }) })
    patch({ phase: 'open', ...(self && { self, guests: [self] }) })
    queue ??= own?.guest === undefined ? undefined : tableQueue(own.guest, storage, indexedDB)
    const stored = base ? undefined : await queue?.read()
    if (stored && !base && own?.session === id) {
      base = { version: stored.version, dishes: stored.dishes }
      pending = [...stored.actions.map((action) => ({ action })), ...pending]
      render()
    }
    await subscribe()
  }
  const enter = async (): Promise<void> => {
    if (own?.guest === undefined) return
    try {
      const ids = { guest: own.guest, guestKey: own.key }
      const { session: id, restoreKey, guest } = await service('tableGuests/enter').create(ids)
      const entered = await getSession(connection, id)
      store({ session: id })
      session.adopt({ ...entered, restoreKey })
      await open(id, guest)
    } catch (failure) {
      retry = retryLater(connection, failure, () => void enter())
    }
  }
  /** What a guest's own record says, while they wait. */
  const hearOwn = (guest: TableGuest): void => {
    const { self, phase } = state.get()
    if (phase !== 'waiting' || (self && self.version > guest.version)) return
    if (guest.status === 'declined') patch({ phase: 'declined', self: guest })
    else if (guest.status === 'admitted') void enter()
    else patch({ self: guest })
  }
  const watch = async (): Promise<void> => {
    if (own?.guest === undefined || state.get().phase !== 'waiting') return
    try {
      hearOwn(await service('tableGuests/status').create({ guest: own.guest, guestKey: own.key }))
    } catch (failure) {
      const error = normaliseError(failure)
      if (isLasting(error)) forget('none')
      else retry = retryLater(connection, error, () => void watch())
    }
  }

  const editsOf = ({ dishes, gone }: TableCartChange): readonly TableEdit[] => {
    const known = new Set(base?.dishes.map(({ id }) => id))
    const edits = [
      ...dishes.map(({ id, by }): TableEdit => {
        return { line: id, by, kind: known.has(id) ? 'changed' : 'added' }
      }),
      ...gone.flatMap(({ id, by, order, into }): TableEdit[] =>
        into === undefined
          ? [
              {
                line: id,
                kind: order === undefined ? 'removed' : 'ordered',
                ...(by !== undefined && { by }),
                ...(order !== undefined && { order }),
              },
            ]
          : [],
      ),
    ]
    return edits.filter(({ by }) => by !== own?.guest)
  }
  const hearCart = (change: TableCartChange): void => {
    if (change._id !== own?.session || !base) return
    const next = withChange(base, change)
    if (!next) {
      void subscribe()
      return
    }
    const lastEdits = editsOf(change)
    base = next
    prune()
    if (lastEdits.length > 0) patch({ lastEdits })
    persist()
    render()
  }
  const hearGuest = (guest: TableGuest): void => {
    if (guest.session !== undefined && guest.session === own?.session) {
      withGuest(guest)
      render()
    } else if (guest.session === undefined && guest._id === own?.guest) hearOwn(guest)
  }
  const beat = async (): Promise<void> => {
    void watch()
    if (!own?.session || state.get().phase !== 'open') return
    try {
      const here = { session: own.session, guestKey: own.key }
      const { guests, version } = await service('tableGuests/here').create(here)
      showGuests(guests)
      if (base && base.version !== version && unsent().length === 0) void subscribe()
    } catch {
      // The next one says it.
    }
  }
  /** Follows the session that this device is at. */
  const followSession = (): void => {
    const { session: at } = session.state.get()
    const { phase } = state.get()
    if (phase === 'waiting' || !own?.guest) return
    if (!at) {
      if (phase === 'open' && session.state.get().status !== 'loading') detach('none')
    } else if (at.status !== 'ongoing') {
      if (at._id === own.session && phase === 'open') detach('closed')
    } else if (at._id === own.session) {
      if (phase === 'none' || phase === 'closed') void open(at._id)
    } else if (phase === 'open' && at.shop === own.shop) {
      // The bill was merged into another: cart and guests are there.
      base = undefined
      void open(at._id)
    }
  }

  let ends: readonly (() => void)[] = []
  const listen = (): void => {
    if (ends.length > 0) return
    const beats = setInterval(() => void beat(), HEARTBEAT)
    ends = [
      service('tableCarts').on('patched', hearCart),
      service('tableGuests').on('created', hearGuest),
      service('tableGuests').on('patched', hearGuest),
      session.state.subscribe(followSession),
      cart.state.subscribe(() => {
        if (isShowing || isBringing) return
        isBringing = true
        share()
        isBringing = false
      }),
      connection.onConnect(() => {
        void subscribe()
        void watch()
      }),
      () => clearInterval(beats),
    ]
  }
  const ownIds = () => {
    if (own?.guest === undefined) throw new Error('This device is no guest of a table')
    return { guest: own.guest, guestKey: own.key }
  }
  const again = (id: string): void => {
    const at = board.equipment()
    const refused = state.get().refused.find((one) => one.id === id)
    const dish = refused?.dish ?? refused?.action
    if (!at || !dish || !('lines' in dish)) return
    const [top] = dish.lines
    if (top)
      cart.addLines(
        tableActions(
          { type: 'reinsert', removed: { tree: dish.lines, position: 0 } },
          { ...at, cart: [], newId },
        )?.flatMap((action) => (action.type === 'add' ? action.lines : [])) ?? [],
      )
    patch({ refused: state.get().refused.filter((one) => one.id !== id) })
  }

  return {
    state,
    join: async (link, name) => {
      listen()
      const isSame = own?.shop === link.shop && own.viewItem === link.viewItem
      if (!own || !isSame) {
        detach('none')
        queue = undefined
        own = { key: randomKey(), shop: link.shop, viewItem: link.viewItem, at: now() }
        entry.write(own)
      }
      const { key: guestKey } = own
      try {
        const entered = await enterTable(connection, link, {
          guestKey,
          ...(name?.trim() ? { guestName: name.trim() } : {}),
        })
        const { guest } = entered
        if (guest) store({ guest: guest._id, session: entered.session._id })
        else forget('none')
        session.adopt(entered.session)
        if (guest) void open(entered.session._id, guest)
        return entered.session
      } catch (failure) {
        const error = normaliseError(failure)
        if (error.code === 'guestWaiting') {
          const guest = jsonObject(error.data)['guest'] as TableGuest
          store({ guest: guest._id })
          patch({ phase: 'waiting', self: guest })
          void watch()
          return undefined
        }
        if (error.code === 'guestDeclined') patch({ phase: 'declined' })
        else if (error.code === 'tableFull') patch({ phase: 'full' })
        else throw error
        return undefined
      }
    },
    resume: async () => {
      listen()
      if (own?.guest === undefined || own.session !== undefined) return false
      patch({ phase: 'waiting' })
      await watch()
      return state.get().phase !== 'none'
    },
    follow: () => {
      listen()
      followSession()
    },
    admit: async (guest) => {
      const { guestKey } = ownIds()
      await service('tableGuests/admit').create({ guest, guestKey })
    },
    decline: async (guest) => {
      const { guestKey } = ownIds()
      await service('tableGuests/decline').create({ guest, guestKey })
    },
    rename: async (name) => {
      const said = name?.trim() ? name.trim() : null
      await service('tableGuests/rename').create({ ...ownIds(), name: said })
    },
    ready: async (isReady) => {
      await service('tableGuests/ready').create({ ...ownIds(), isReady })
    },
    leave: async () => {
      await service('tableGuests/leave').create(ownIds())
      forget('none')
    },
    assign: (line, to) => {
      const { self } = state.get()
      if (!self) return
      take([{ id: newId(), type: 'assign', line, seat: to === 'all' ? null : self.seat }])
      render()
    },
    removeOf: (guest) => {
      const { dishes } = state.get()
      const left = dishes.filter((dish) => dish.guest === guest)
      take(left.map(({ id: line }) => ({ id: newId(), type: 'remove', line })))
      render()
    },
    leaveOut: (guests) => {
      patch({ leftOut: guests })
      render()
    },
    addAgain: again,
    dismiss: (id) => patch({ refused: state.get().refused.filter((one) => one.id !== id) }),
    close: () => {
      for (const end of ends) end()
      ends = []
      for (const timer of timers) clearTimeout(timer)
      clearTimeout(retry)
    },
  }
}

/** Returns the table of a client. */
export const tableCartOf = weakMemo((client: TableClient): TableCartStore =>
  createTableCart(client),
)
