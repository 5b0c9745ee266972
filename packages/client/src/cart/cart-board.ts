import {
  type Cart,
  type CartAction,
  cartCount,
  type CartContext,
  editCart,
  type EditedCart,
  type EvaluatedCart,
  evaluateCart,
  restoreMessages,
} from '@comanda/engine/cart'
import type { CartCoupon, DroppedCoupon } from '@comanda/engine/coupons'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { randomKey } from '../ids/random-key.ts'
import type { Member } from '../member/member.ts'
import { pricingUserOf } from '../member/pricing-user.ts'
import type { KeyStorage } from '../storage/key-storage.ts'
import { createStore, type Store } from '../store/store.ts'
import { type OrderPlace, sessionOf, type SessionSource } from './cart-place.ts'
import { type CartScene, createSceneFinder } from './cart-scene.ts'
import { type CartMessage, type CartState, droppedMessages, emptyCart } from './cart-state.ts'
import { savedCartEntry, savedHere } from './saved-cart.ts'

/** The cart that is shown and stored, edited and evaluated by the engine for the current menu, place and time. */
export interface CartBoard {
  readonly state: Store<CartState>
  /** Returns the engine's context of the cart, or `undefined` until the menu is loaded. */
  readonly context: () => CartContext | undefined
  /** Edits the cart, shows and stores it. Returns `undefined` if it is locked or the menu is not loaded yet. */
  readonly edit: (action: CartAction) => EditedCart | undefined
  /** Adds a coupon and returns the coupons that are dropped because of it. The coupon itself causes no message. */
  readonly tryCoupon: (coupon: CartCoupon) => readonly DroppedCoupon[]
  /** Evaluates the cart again for the current menu, place, member and time. */
  readonly refresh: () => void
  readonly moveTo: (place: OrderPlace) => void
  readonly showMessages: (messages: readonly CartMessage[]) => void
  readonly patch: (change: Partial<CartState>) => void
  readonly close: () => void
}

export interface CartBoardOptions {
  readonly catalogue: Pick<Catalogue, 'state'>
  readonly member: Pick<Member, 'state'>
  readonly storage: KeyStorage
  readonly now: () => number
  /** Whether diners order by themselves. Default: true. */
  readonly selfService?: boolean
  /** The source of sessions that orders would open. Default: 'selfOrder'. */
  readonly source?: SessionSource
  /** Whether it is a till (MERGE-1.11). Default: false. */
  readonly posMode?: boolean
}

const cartOf = ({ lines, coupons }: CartState): Cart => ({ lines, coupons })

export const createCartBoard = (options: CartBoardOptions): CartBoard => {
  const { catalogue, member, storage, now, selfService = true, posMode = false } = options
  const { source = 'selfOrder' } = options
  const state = createStore<CartState>(emptyCart)
  const saved = savedCartEntry(storage)
  const findScene = createSceneFinder(selfService, source)
  let scene: CartScene | undefined
  let isNew = true
  /** Whether the cart was restored with a cached menu: it is rebuilt once the server's is loaded. */
  let isProvisional = false

  const patch = (change: Partial<CartState>): void => state.set({ ...state.get(), ...change })
  const context = (): CartContext | undefined => {
    if (!scene) return undefined
    const { menu, compiled, place, section } = scene
    const at = now()
    return {
      menu: compiled,
      shop: menu.shop,
      session: sessionOf(place, section, at, source),
      user: pricingUserOf(member.state.get(), menu, place.session, at),
      now: new Date(at).toISOString(),
      newId: () => randomKey(12),
      selfService,
      posMode,
      keepCoupons: member.state.get().status === 'unknown' || state.get().isLocked,
    }
  }
  const showMessages = (messages: readonly CartMessage[], gone: CartState['gone'] = []): void => {
    if (messages.length === 0 && gone.length === 0) return
    const before = state.get()
    patch({ messages: [...before.messages, ...messages], gone: [...before.gone, ...gone] })
  }
  /** `fromTopUp=true` suppresses the messages about expired lines (CART-6.4). */
  const showEdit = ({ restored, dropped = [] }: EditedCart, fromTopUp?: string | null): void => {
    showMessages(droppedMessages(dropped))
    if (restored)
      showMessages(restoreMessages(restored, fromTopUp), fromTopUp === 'true' ? [] : restored.gone)
  }
  const evaluated = (cart: Cart, at: CartContext): EvaluatedCart => {
    const first = evaluateCart(cart, at)
    if (!first.fault) return first
    // // A line has an id that the menu lacks: the valid rest of the cart is shown.
    const rebuilt = editCart(cart, { type: 'rebuild' }, at)
    showEdit(rebuilt)
    const second = evaluateCart(rebuilt.cart, at)
    return second.fault ? evaluateCart({ lines: [], coupons: [] }, at) : second
  }
  const show = (cart: Cart): readonly DroppedCoupon[] => {
    const at = context()
    if (!scene || !at) return []
    const { cart: shown, result, issues, couponStates, dropped } = evaluated(cart, at)
    const { result: _, section: _section, ...before } = state.get()
    const { offer, section } = scene
    state.set({
      ...before,
      ...shown,
      issues,
      couponStates,
      count: cartCount(shown.lines),
      context: offer,
      ...(result && { result }),
      ...(section !== undefined && { section }),
    })
    return dropped
  }
  const store = (): void => saved.write(state.get())
  const commit = (edited: EditedCart): void => {
    showEdit(edited)
    showMessages(droppedMessages(show(edited.cart)))
    store()
  }
  const edit = (action: CartAction): EditedCart | undefined => {
    const at = context()
    if (!at || state.get().isLocked) return undefined
    const edited = editCart(cartOf(state.get()), action, at)
    if (edited.error === undefined) commit(edited)
    return edited
  }
  /** Returns the stored cart, rebuilt, or `undefined` if there is none for this place. */
  const restored = (): EditedCart | undefined => {
    const { place } = state.get()
    const at = context()
    const stored = place && savedHere(saved.read(), place)
    if (!stored || !at) return undefined
    const cart = { lines: stored.cart, coupons: saved.coupons(stored.coupons) }
    return editCart(cart, { type: 'rebuild' }, at)
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
    if (state.get().isLocked || isNew) return
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
    const isConfirmed = isProvisional && isFresh
    if (isConfirmed) isProvisional = false
    if (isNew) {
      restore()
      if (state.get().lines.length > 0) return
    } else if ((seen.isMoved || isConfirmed) && lines.length > 0 && !isLocked) {
      edit({ type: 'rebuild' })
      return
    }
    const dropped = show(cartOf(state.get()))
    showMessages(droppedMessages(dropped))
    if (dropped.length > 0 || state.get().coupons.length !== coupons.length) store()
  }
  return {
    state,
    context,
    edit,
    tryCoupon: (coupon) => {
      const at = context()
      if (!at) return []
      const { cart } = editCart(cartOf(state.get()), { type: 'addCoupon', coupon }, at)
      const dropped = show(cart)
      showMessages(droppedMessages(dropped.filter((one) => one.coupon.id !== coupon.id)))
      store()
      return dropped
    },
    refresh,
    moveTo: (place) => {
      const before = state.get().place
      patch({ place })
      if (before && before.shop !== place.shop) {
        isNew = true
        scene = undefined
        const { place: here, messages, gone, isLocked } = state.get()
        state.set({ ...emptyCart, ...(here ? { place: here } : {}), messages, gone, isLocked })
      }
      refresh()
    },
    showMessages,
    patch,
    close: saved.watch(follow),
  }
}
