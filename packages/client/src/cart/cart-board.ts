import type { Cart, CartAction, EditedCart } from '@comanda/engine/cart'
import { cartCount } from '@comanda/engine/cart'
import type { DroppedCoupon } from '@comanda/engine/coupons'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { KeyStorage } from '../storage/key-storage.ts'
import { createStore } from '../store/store.ts'
import { type CartEquipment, type CartEquipmentOptions, createEquipper } from './cart-equipment.ts'
import type { CartSharing } from './cart-sharing.ts'
import type { CouponBoard } from './coupon-board.ts'
import type { OrderPlace } from './cart-place.ts'
import { type CartScene, createSceneFinder } from './cart-scene.ts'
import { type CartMessage, type CartState, droppedMessages, emptyCart } from './cart-state.ts'
import { createStoredCart, type StoredCart } from './stored-cart.ts'

/** The cart that is shown and stored, edited and evaluated by the engine for the current menu, place and time. */
export interface CartBoard extends CouponBoard {
  /** Returns what edits the cart, or `undefined` until the menu and the engine are loaded. */
  readonly equipment: () => CartEquipment | undefined
  /**
   * Edits the cart, shows and stores it. Returns `undefined` if it is locked or the menu is not loaded yet. A line that is
   * added while the engine is being loaded waits for it (CART-7.6).
   */
  readonly edit: (action: CartAction) => EditedCart | undefined
  /** Evaluates the cart again for the current menu, place, member and time. */
  readonly refresh: () => void
  /** Adds the lines that have waited for the engine. */
  readonly catchUp: () => void
  readonly moveTo: (place: OrderPlace) => void
  /** While it has an `edit`, edits go to the cart that a table shares, which calls `show`. */
  readonly sharing: CartSharing
  readonly show: (cart: Cart) => void
  readonly saved: Pick<StoredCart, 'write'>
  readonly showMessages: (messages: readonly CartMessage[], gone?: CartState['gone']) => void
  readonly patch: (change: Partial<CartState>) => void
  readonly close: () => void
}

export interface CartBoardOptions extends CartEquipmentOptions {
  readonly catalogue: Pick<Catalogue, 'state'>
  readonly storage: KeyStorage
}

/** Returns whether a place is a table that is still to be entered. */
const isEntering = (place: OrderPlace | undefined): boolean =>
  place?.mode === 'dineIn' && !place.session && !place.waits

const cartOf = ({ lines, coupons }: CartState): Cart => ({ lines, coupons })

export const createCartBoard = (options: CartBoardOptions): CartBoard => {
  const { catalogue, engine: engineSource, storage, now, selfService, source } = options
  const state = createStore<CartState>(emptyCart)
  const findScene = createSceneFinder(selfService, source)
  /** The lines to add that wait for the engine. */
  let waiting: readonly CartAction[] = []
  let scene: CartScene | undefined
  const sharing: CartSharing = {}
  let isNew = true
  /** Whether the cart was restored with a cached menu: it is rebuilt once the server's is loaded. */
  let isProvisional = false

  const patch = (change: Partial<CartState>): void => state.set({ ...state.get(), ...change })
  const equip = createEquipper(options)
  const equipment = (): CartEquipment | undefined => scene && equip(scene, state.get().isLocked)
  const showMessages = (messages: readonly CartMessage[], gone: CartState['gone'] = []): void => {
    if (messages.length === 0 && gone.length === 0) return
    const before = state.get()
    patch({ messages: [...before.messages, ...messages], gone: [...before.gone, ...gone] })
  }
  /** `fromTopUp=true` suppresses the messages about expired lines (CART-6.4). */
  const showEdit = ({ restored, dropped = [] }: EditedCart, fromTopUp?: string | null): void => {
    showMessages(droppedMessages(dropped))
    const messages = restored && engineSource.state.get()?.restoreMessages(restored, fromTopUp)
    if (messages) showMessages(messages, fromTopUp === 'true' ? [] : restored.gone)
  }
  /** Shows what the shop offers, before the engine is loaded. */
  const showOffer = ({ offer, section }: CartScene): void => {
    const { section: _, ...before } = state.get()
    state.set({ ...before, offer, ...(section !== undefined && { section }) })
  }
  const show = (cart: Cart): readonly DroppedCoupon[] => {
    const at = equipment()
    if (!scene || !at) return []
    const evaluated = at.engine.evaluateOrRebuild(cart, at.context, scene.place.session)
    const { cart: shown, result, bill, issues, couponStates, dropped, rebuilt } = evaluated
    if (rebuilt) showEdit(rebuilt)
    const { result: _, section: _section, ...before } = state.get()
    const { offer, section } = scene
    state.set({
      ...before,
      ...shown,
      bill,
      issues,
      couponStates,
      count: cartCount(shown.lines),
      offer,
      context: offer,
      ...(result && { result }),
      ...(section !== undefined && { section }),
    })
    return dropped
  }
  const saved = createStoredCart(engineSource, storage, () => follow(), source === 'staff')
  /** A cart at a table that is not entered yet is not stored: the table may have one. */
  const store = (): void => {
    const { place } = state.get()
    if (!isEntering(place)) saved.write(state.get(), place?.waits ? sharing.guest?.() : undefined)
  }
  const commit = (edited: EditedCart): void => {
    showEdit(edited)
    showMessages(droppedMessages(show(edited.cart)))
    store()
  }
  const edit = (action: CartAction): EditedCart | undefined => {
    if (state.get().isLocked) return undefined
    const at = equipment()
    if (!at) {
      if (scene && action.type === 'add') waiting = [...waiting, action]
      engineSource.load()
      return undefined
    }
    const edited =
      sharing.edit?.(action, at) ?? at.engine.editCart(cartOf(state.get()), action, at.context)
    if (edited.error === undefined) commit(edited)
    return edited
  }
  const rebuilt = (cart: Cart): EditedCart | undefined => {
    const at = equipment()
    return scene && at?.engine.rebuildCart(cart, at.context, scene.menu)
  }
  /** Returns the stored cart, rebuilt, or `undefined` if there is none for this place. */
  const restored = (): EditedCart | undefined => {
    const { place } = state.get()
    if (!place || isEntering(place)) return undefined
    // What was chosen while waiting at a table comes along there, and nowhere else (TABLE-2.8).
    const stored = saved.read(place) ?? saved.read(place, sharing.guest?.())
    return stored && rebuilt(stored)
  }
  const restore = (): void => {
    isNew = false
    isProvisional = !catalogue.state.get().isFresh
    const edited = restored()
    if (!edited) return
    showEdit(edited, state.get().place?.fromTopUp)
    showMessages(droppedMessages(show(edited.cart)))
  }
  /** Takes over a change by another page of this diner (CART-7.3), which has shown its messages. */
  const follow = (): void => {
    if (state.get().isLocked || isNew || sharing.edit) return
    const edited = restored()
    if (edited) show(edited.cart)
  }
  const refresh = (): void => {
    const { menu, isFresh } = catalogue.state.get()
    const seen = findScene(menu, state.get().place, now())
    scene = seen.scene
    if (seen.message) showMessages([seen.message])
    const { lines, coupons, isLocked } = state.get()
    if (!scene) return
    if (!engineSource.state.get()) {
      showOffer(scene)
      engineSource.load()
      return
    }
    const isConfirmed = isProvisional && isFresh
    if (isConfirmed) isProvisional = false
    if (isNew) {
      restore()
      if (state.get().lines.length > 0) return
    } else if ((seen.isMoved || isConfirmed) && lines.length > 0 && !isLocked && !sharing.edit) {
      const edited = rebuilt(cartOf(state.get()))
      if (edited) commit(edited)
      return
    }
    const dropped = show(cartOf(state.get()))
    showMessages(droppedMessages(dropped))
    if (dropped.length > 0 || state.get().coupons.length !== coupons.length) store()
  }
  return {
    state,
    equipment,
    edit,
    tryCoupons: (action, own) => {
      const at = equipment()
      if (!at) return undefined
      const { cart } = at.engine.editCart(cartOf(state.get()), action, at.context)
      const dropped = show(cart)
      showMessages(droppedMessages(dropped.filter((one) => !own.includes(one.coupon.id))))
      store()
      return dropped
    },
    refresh,
    catchUp: () => {
      const actions = waiting
      waiting = []
      for (const action of actions) edit(action)
    },
    moveTo: (place) => {
      const before = state.get().place
      patch({ place })
      if (before && before.shop !== place.shop) {
        isNew = true
        scene = undefined
        waiting = []
        const { place: here, messages, gone, isLocked } = state.get()
        state.set({ ...emptyCart, ...(here ? { place: here } : {}), messages, gone, isLocked })
      }
      // What was added while a table was being entered comes after the stored cart of that table, or of the mode chosen instead.
      // The cart that a table shares is not the diner's own: it follows when the bill is merged into another (TABLE-5.1).
      const isElsewhere = !sharing.edit && isEntering(before) && !isEntering(place) && !isNew
      const early = isElsewhere ? state.get().lines : []
      if (isElsewhere) {
        isNew = true
        patch({ lines: [], count: 0 })
      }
      refresh()
      if (early.length > 0) edit({ type: 'addLines', lines: early })
    },
    sharing,
    show,
    saved,
    showMessages,
    patch,
    close: saved.close,
  }
}
