import type { TableCartAction } from '@comanda/contract'
import type { CartAction, CartLine, EditedCart } from '@comanda/engine/cart'
import { editSharedCart, linesOfShared, type SharedCart } from '@comanda/engine/table-cart'
import type { Cart } from '../cart/cart.ts'
import type { CartEquipment } from '../cart/cart-equipment.ts'
import { randomKey } from '../ids/random-key.ts'
import { tableActions } from './table-actions.ts'
import { orderedDishes, shownDishes, type TableModel } from './table-model.ts'

/** How the shared cart stands in the cart of this device. */
export interface TableSharing {
  /** Whether what changes of the cart is our own doing. */
  readonly isBusy: () => boolean
  /** Shows the shared cart, and returns it; `isShown`: the cart shows its lines by itself. */
  readonly render: (isShown?: boolean) => SharedCart
  /** Queues actions, and shows them. */
  readonly take: (actions: readonly TableCartAction[]) => void
  /** Shares the device's cart once the menu and the engine are there; what is in it comes along (TABLE-2.8). */
  readonly share: () => void
  /** The cart is the device's own again. */
  readonly end: () => void
}

/** Returns an id of a line or an action. */
export const newActionId = (): string => randomKey(15)

/** For how long an order waits for edits that the server does not have, in ms. */
const SETTLE = 10_000

export const createTableSharing = (
  model: TableModel,
  cart: Cart,
  send: () => void,
): TableSharing => {
  const { board } = cart
  const { state } = model
  board.sharing.guest = () => model.own?.guest
  let isSharing = false
  let isBusy = false
  let waiters: readonly (() => void)[] = []

  const settled = (): Promise<void> =>
    new Promise((resolve) => {
      if (model.unsent().length === 0) resolve()
      else {
        waiters = [...waiters, resolve]
        setTimeout(resolve, SETTLE)
      }
    })
  const render = (isShown = false): SharedCart => {
    const shown = model.shown(board.equipment())
    const { length: pending } = model.unsent()
    const version = model.base?.version ?? 0
    model.patch({ dishes: shownDishes(model, shown), pending, version })
    const { self } = state.get()
    if (isSharing && self && model.own) {
      const seen = orderedDishes(model, shown)
      const dishes = seen.map(({ id, revision, lines: [top] }) => {
        return { id, revision, quantity: top?.quantity ?? 1 }
      })
      isBusy = true
      board.patch({ shared: { seat: self.seat, guestKey: model.own.key, settled, dishes } })
      if (!isShown) {
        // Those that the diner's coupons give are the diner's own.
        const given = cart.state.get().lines.filter(({ fromCoupon }) => fromCoupon !== undefined)
        const { coupons } = cart.state.get()
        board.show({ lines: [...linesOfShared(seen), ...given], coupons })
      }
      isBusy = false
    }
    if (pending === 0) {
      for (const wait of waiters) wait()
      waiters = []
    }
    return shown
  }
  const queue = (actions: readonly TableCartAction[]): void => {
    model.pending = [...model.pending, ...actions.map((action) => ({ action }))]
    model.persist()
    send()
  }
  /** Applies an edit of the cart to what is shown, and queues it. */
  const edit = (action: CartAction, at: CartEquipment): EditedCart | undefined => {
    const by = model.editor()
    const { base } = model
    if (!by || !base) return undefined
    const { coupons, lines: here, shared } = cart.state.get()
    const given = here.filter(({ fromCoupon }) => fromCoupon !== undefined)
    const cartOf = (shown: SharedCart) => ({
      lines: [...linesOfShared(orderedDishes(model, shown)), ...given],
      coupons,
    })
    if (action.type === 'rebuild') return { cart: { lines: here, coupons } }
    if (action.type === 'clear') {
      // What was ordered is gone from the cart; the event says so, too.
      const seen = new Set(shared?.dishes.map(({ id }) => id))
      model.base = { ...base, dishes: base.dishes.filter(({ id }) => !seen.has(id)) }
      // Who was left out of this order is in the next; the coupons are in it.
      model.patch({ leftOut: [] })
      return { cart: { lines: linesOfShared(orderedDishes(model, render(true))), coupons: [] } }
    }
    const before = model.shown(at)
    const actions = tableActions(action, { ...at, cart: before, newId: newActionId })
    if (!actions) return undefined
    let shown = before
    let line: string | undefined
    for (const one of actions) {
      const edited = editSharedCart(shown, one, by, at.context)
      if (edited.refusal) {
        const dish = base.dishes.find(({ id }) => 'line' in one && id === one.line)
        model.refuse([{ id: one.id, action: one, ...edited.refusal, ...(dish && { dish }) }])
        return { cart: cartOf(before), error: 'lineGone' }
      }
      shown = edited.cart
      line = edited.line
    }
    queue(actions)
    render(true)
    const removed = action.type === 'remove' && before.find(({ id }) => id === action.line)
    return {
      cart: cartOf(shown),
      ...(line === undefined ? {} : { line }),
      ...(removed && {
        undo: {
          type: 'reinsert',
          removed: { tree: removed.lines, position: before.indexOf(removed) },
        },
      }),
    }
  }

  return {
    isBusy: () => isBusy,
    render,
    take: (actions) => {
      queue(actions)
      render()
    },
    share: () => {
      const at = board.equipment()
      const { phase, self } = state.get()
      // Whose an edit is must be known: until then the cart is the device's own, and comes along.
      if (isSharing || isBusy || phase !== 'open' || !self || !model.base || !at) return
      // Before, what was chosen while waiting is not in the cart yet.
      if (!cart.state.get().context) return
      const lines: readonly CartLine[] = cart.state
        .get()
        .lines.filter(({ fromCoupon, chairId }) => fromCoupon === undefined && !chairId)
      isSharing = true
      // What was chosen here is in the shared cart from now on.
      board.saved.write({ ...cart.state.get(), lines: [] })
      board.sharing.edit = edit
      const context = { ...at, cart: [], newId: newActionId }
      const brought = tableActions({ type: 'addLines', lines }, context) ?? []
      if (brought.length > 0) queue(brought)
      render()
    },
    end: () => {
      if (!isSharing) return
      isSharing = false
      board.sharing.edit = undefined
      board.patch({ shared: undefined })
      cart.clear()
    },
  }
}
