import type { TableCartAction, TableCartChange, TableDish, TableGuest } from '@comanda/contract'
import type { SharedCart, SharedCartEditor } from '@comanda/engine/table-cart'
import { actingHost, admittedFrom, isGuestPresent } from '@comanda/shop-rules/table-guests'
import type { CartEquipment } from '../cart/cart-equipment.ts'
import type { KeyStorage } from '../storage/key-storage.ts'
import { createStore, type WritableStore } from '../store/store.ts'
import { type GuestEntry, guestEntry } from './guest-entry.ts'
import type { TableQueue } from './queue.ts'
import { type BaseCart, type PendingAction, shownCart } from './shown-cart.ts'
import {
  noTable,
  type RefusedAction,
  type ShownDish,
  type TableCartState,
  type TableEdit,
} from './table-state.ts'

/** What a device knows of a table: who it is, the cart as the server has it, and the edits that it does not have yet. */
export interface TableModel {
  readonly state: WritableStore<TableCartState>
  readonly now: () => number
  own: GuestEntry | undefined
  queue: TableQueue | undefined
  base: BaseCart | undefined
  pending: readonly PendingAction[]
  /** Dishes that actions are still about, and the cart does not have any more. */
  gone: readonly TableDish[]
  timers: readonly ReturnType<typeof setTimeout>[]
  readonly patch: (change: Partial<TableCartState>) => void
  /** Stores what is known of the guest, in place of what was or beside it. */
  readonly begin: (own: GuestEntry) => void
  readonly learn: (change: Partial<GuestEntry>) => void
  /** Nothing is known of a guest any more. */
  readonly forgetGuest: () => void
  readonly unsent: () => readonly TableCartAction[]
  /** Notes that the cart is as the server has it now. */
  readonly heard: () => void
  /** Stores what the server may not have. */
  readonly persist: () => void
  /** Takes the cart as the server has it; what an action is still about is not forgotten. */
  readonly show: (next: BaseCart) => void
  /** Returns the dish that an action is about, as this device saw it last. */
  readonly dishOf: (action: TableCartAction) => TableDish | undefined
  /** Drops the actions that the cart has by now. */
  readonly prune: () => void
  readonly refuse: (refusals: readonly RefusedAction[]) => void
  readonly editor: () => SharedCartEditor | undefined
  readonly shown: (at: CartEquipment | undefined) => SharedCart
  readonly showGuests: (guests: readonly TableGuest[]) => void
  readonly stopTimers: () => void
}

export const createTableModel = (storage: KeyStorage, now: () => number): TableModel => {
  const entry = guestEntry(storage, now)
  const state = createStore<TableCartState>(noTable)
  const patch = (change: Partial<TableCartState>): void => state.set({ ...state.get(), ...change })
  const model: TableModel = {
    state,
    now,
    own: entry.read(),
    queue: undefined,
    base: undefined,
    pending: [],
    gone: [],
    timers: [],
    patch,
    begin: (own) => {
      model.own = own
      entry.write(own)
    },
    learn: (change) => {
      if (!model.own) return
      // At the same table after it was closed: what was stored is another guest's.
      if (change.guest !== undefined && change.guest !== model.own.guest) model.queue = undefined
      model.begin({ ...model.own, ...change })
    },
    forgetGuest: () => {
      model.queue?.write(undefined)
      model.queue = undefined
      model.own = undefined
      entry.remove()
    },
    unsent: () => model.pending.flatMap(({ action, acked }) => (acked === undefined ? action : [])),
    heard: () => {
      patch({ asOf: now() })
      model.persist()
    },
    persist: () => {
      const { asOf, guests, refused } = state.get()
      if (model.base)
        model.queue?.write({
          ...model.base,
          actions: model.unsent(),
          guests,
          refused,
          ...(asOf !== undefined && { asOf }),
        })
    },
    dishOf: (action) =>
      'line' in action
        ? [...(model.base?.dishes ?? []), ...model.gone].find(({ id }) => id === action.line)
        : undefined,
    show: (next) => {
      const ids = new Set(next.dishes.map(({ id }) => id))
      const about = model.unsent().flatMap((action) => model.dishOf(action) ?? [])
      model.gone = about.filter(({ id }) => !ids.has(id))
      model.base = next
    },
    prune: () => {
      const version = model.base?.version ?? 0
      model.pending = model.pending.filter(({ acked }) => acked === undefined || acked > version)
    },
    refuse: (refusals) => {
      patch({ refused: [...state.get().refused, ...refusals] })
      model.persist()
    },
    editor: () => {
      const { self, host } = state.get()
      return self && { guest: self._id, seat: self.seat, isHost: host === self._id }
    },
    shown: (at) => {
      const by = model.editor()
      if (!model.base) return []
      return at && by ? shownCart(model.base, model.pending, by, at.context) : model.base.dishes
    },
    showGuests: (all) => {
      const guests = all
        .filter(({ status }) => status !== 'declined')
        .toSorted((one, other) => Number(one.seat) - Number(other.seat))
      const self = guests.find(({ _id }) => _id === model.own?.guest)
      const host = actingHost(guests, now())?._id
      const waiting = guests.filter(({ status }) => status === 'waiting')
      const away = guests.flatMap((guest) =>
        guest.status === 'admitted' && guest !== self && !isGuestPresent(guest, now())
          ? guest._id
          : [],
      )
      const from = waiting.map((guest) => admittedFrom(guest, host === self?._id))
      patch({
        guests,
        away,
        waiting,
        mayAdmit: from.some((time) => time <= now()),
        ...(self && { self }),
        ...(host !== undefined && { host }),
      })
      model.stopTimers()
      model.timers = from.flatMap((time) =>
        time > now()
          ? [setTimeout(() => model.showGuests(state.get().guests), time - now() + 50)]
          : [],
      )
    },
    stopTimers: () => {
      for (const timer of model.timers) clearTimeout(timer)
    },
  }
  return model
}

/** Returns the dishes as they are shown to this guest. */
export const shownDishes = (model: TableModel, shown: SharedCart): readonly ShownDish[] => {
  const { self, guests, host } = model.state.get()
  const ofSeat = new Map(guests.map(({ seat, _id }) => [seat, _id]))
  const known = new Set<unknown>(model.base?.dishes)
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

/** Returns what is ordered: without the dishes of guests who are left out. */
export const orderedDishes = (model: TableModel, shown: SharedCart): SharedCart => {
  const { leftOut, guests } = model.state.get()
  const seats = new Set(guests.flatMap(({ _id, seat }) => (leftOut.includes(_id) ? [seat] : [])))
  return shown.filter(({ lines }) => !seats.has(lines[0]?.chairId ?? ''))
}

/** Returns what others have done between two versions. */
export const editsOf = (
  { base, own }: Pick<TableModel, 'base' | 'own'>,
  { dishes, gone }: TableCartChange,
): readonly TableEdit[] => {
  const known = new Map(base?.dishes.map(({ id, lines: [top] }) => [id, top?.product]))
  const edits = [
    ...dishes.map(({ id, by, lines: [top] }): TableEdit => ({
      line: id,
      by,
      kind: known.has(id) ? 'changed' : 'added',
      product: top?.product,
    })),
    ...gone
      .filter(({ into }) => into === undefined)
      .map(({ id, by, order }): TableEdit => ({
        line: id,
        kind: order === undefined ? 'removed' : 'ordered',
        product: known.get(id),
        ...(by !== undefined && { by }),
        ...(order !== undefined && { order }),
      })),
  ]
  return edits.filter(({ by }) => by !== own?.guest)
}
