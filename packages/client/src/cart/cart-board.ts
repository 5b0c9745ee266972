import {
  type CartCoupon,
  type CartLine,
  type Cart,
  type DroppedCoupon,
  type LineMaker,
  makeLines,
  type NewLine,
  type PriceResult,
} from '@comanda/engine'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { randomKey } from '../ids/random-key.ts'
import type { Member } from '../member/member.ts'
import { pricingUserOf } from '../member/pricing-user.ts'
import type { KeyStorage } from '../storage/key-storage.ts'
import { createStore, type Store } from '../store/store.ts'
import type { OrderPlace } from './cart-place.ts'
import { type CartScene, createSceneMaker, type PricedFor } from './cart-scene.ts'
import { type CartMessage, type CartState, emptyCart } from './cart-state.ts'
import { givenLines } from './given-lines.ts'
import { rehearse } from './rehearse.ts'
import { savedCartEntry } from './saved-cart.ts'
import { sceneOfNow } from './scene-of-now.ts'
import { savedHere, takeOver, type TakenOver } from './take-over.ts'
import { droppedMessages, valueCart, type ValuedCart } from './value-cart.ts'

/** The lines and coupons of a cart, checked and priced against the menu, place, member and time of now. */
export interface CartBoard {
  readonly state: Store<CartState>
  /** What makes new lines; there once the menu is. */
  readonly maker: () => LineMaker | undefined
  /** What new lines would cost by themselves, with their set children; without touching the cart. */
  readonly quote: (drafts: readonly NewLine[]) => PriceResult | undefined
  /** What lines cost by themselves; without touching the cart. */
  readonly price: (lines: readonly CartLine[]) => PriceResult | undefined
  /** Lines, and coupons where they are given, that the diner changed: shown and kept. */
  readonly commit: (lines: readonly CartLine[], coupons?: readonly CartCoupon[]) => void
  /** Adds a coupon and tries all of them; answers those that are out by that. It tells nobody. */
  readonly tryCoupon: (coupon: CartCoupon) => readonly DroppedCoupon[]
  /** Looks at menu, place, member and time anew. */
  readonly refresh: () => void
  /** Goes once through what a first line takes, where the cart is empty; nothing is shown or kept. */
  readonly rehearse: () => void
  readonly moveTo: (place: OrderPlace) => void
  readonly tell: (messages: readonly CartMessage[]) => void
  readonly patch: (change: Partial<CartState>) => void
  readonly close: () => void
}

export interface CartBoardOptions {
  readonly catalogue: Pick<Catalogue, 'state'>
  readonly member: Pick<Member, 'state'>
  readonly storage: KeyStorage
  readonly now: () => number
}

export const createCartBoard = (options: CartBoardOptions): CartBoard => {
  const { catalogue, member, storage, now } = options
  const state = createStore<CartState>(emptyCart)
  const saved = savedCartEntry(storage)
  const makeScene = createSceneMaker()
  let scene: CartScene | undefined
  let isNew = true
  /** The cart came back by a menu that was kept too: it is looked at once more by the server's. */
  let isProvisional = false

  const patch = (change: Partial<CartState>): void => state.set({ ...state.get(), ...change })
  const maker = (): LineMaker | undefined =>
    scene && {
      context: scene.context,
      newId: () => randomKey(12),
      now: new Date(now()).toISOString(),
    }
  const by = (at: CartScene): PricedFor => ({
    now: now(),
    user: pricingUserOf(member.state.get(), at.menu, at.place.session, now()),
  })
  const tell = (messages: readonly CartMessage[], gone: CartState['gone'] = []): void => {
    if (messages.length === 0 && gone.length === 0) return
    const before = state.get()
    patch({ messages: [...before.messages, ...messages], gone: [...before.gone, ...gone] })
  }
  const told = ({ messages, gone }: Pick<TakenOver, 'gone' | 'messages'>) => tell(messages, gone)
  /** Shows a cart; where the menu cannot price it any more, what is left of it. Answers the coupons that are out. */
  const show = (cart: Cart): readonly DroppedCoupon[] => {
    const make = maker()
    if (!scene || !make) return []
    const keep = member.state.get().status === 'unknown' || state.get().isLocked
    const valuing = { maker: make, by: by(scene), keep }
    let valued: ValuedCart | undefined = valueCart(cart, scene, valuing)
    if (!valued) {
      const taken = takeOver(cart.lines, make)
      told(taken)
      valued = valueCart({ lines: taken.lines, coupons: cart.coupons }, scene, valuing)
    }
    const { result: _, section: _section, ...before } = state.get()
    const { context, section } = scene
    const shown = valued?.shown ?? { lines: [], coupons: [], couponStates: new Map(), count: 0 }
    const at = section === undefined ? {} : { section }
    state.set({ ...before, issues: [], ...shown, context, ...at })
    return valued?.dropped ?? []
  }
  const keepCart = (): void => saved.write(state.get())
  const commit = (lines: readonly CartLine[], coupons = state.get().coupons): void => {
    const merged = scene?.merge(lines, () => randomKey(12)) ?? lines
    const dropped = show({ lines: merged, coupons })
    tell(droppedMessages(dropped))
    keepCart()
  }
  /** Looks around; whether lines must be built anew in the scene of now. */
  const look = (): boolean => {
    const { menu } = catalogue.state.get()
    const seen = sceneOfNow({ menu, place: state.get().place, before: scene, at: now(), makeScene })
    scene = seen.scene
    if (seen.message) tell([seen.message])
    return seen.isMoved
  }
  const restore = (): void => {
    isNew = false
    isProvisional = !catalogue.state.get().isFresh
    const { place } = state.get()
    const make = maker()
    const kept = place && savedHere(saved.read(), place)
    if (!kept || !make) return
    const taken = takeOver(kept.cart, make, place.fromTopUp)
    told(taken)
    tell(droppedMessages(show({ lines: taken.lines, coupons: saved.coupons(kept.coupons) })))
  }
  /** Another page of this diner changed the cart: it is the same here. That page has told what there was to tell. */
  const follow = (): void => {
    const { place, isLocked } = state.get()
    const make = maker()
    const kept = place && savedHere(saved.read(), place)
    if (!kept || !make || isLocked || isNew) return
    show({ lines: takeOver(kept.cart, make).lines, coupons: saved.coupons(kept.coupons) })
  }
  const refresh = (): void => {
    const isMoved = look()
    const make = maker()
    const { lines, coupons, isLocked } = state.get()
    if (!make) return
    const isConfirmed = isProvisional && catalogue.state.get().isFresh
    if (isConfirmed) isProvisional = false
    if (isNew) {
      restore()
      if (state.get().lines.length > 0) return
    } else if ((isMoved || isConfirmed) && lines.length > 0 && !isLocked) {
      const taken = takeOver(lines, make)
      told(taken)
      commit(taken.lines)
      return
    }
    const dropped = show({ lines: state.get().lines, coupons: state.get().coupons })
    tell(droppedMessages(dropped))
    if (dropped.length > 0 || state.get().coupons.length !== coupons.length) keepCart()
  }
  const price = (lines: readonly CartLine[]): PriceResult | undefined =>
    scene?.priceLines(lines, by(scene))
  return {
    state,
    maker,
    quote: (drafts) => {
      const make = maker()
      return make && price(drafts.flatMap((draft) => makeLines(draft, make)))
    },
    price,
    commit,
    tryCoupon: (coupon) => {
      const { lines, coupons } = state.get()
      const lent = givenLines(lines, coupon, maker())
      const dropped = show({ lines: lent, coupons: [...coupons, coupon] })
      tell(droppedMessages(dropped.filter((one) => one.coupon.id !== coupon.id)))
      keepCart()
      return dropped
    },
    refresh,
    rehearse: () => {
      const make = maker()
      if (scene && make && state.get().lines.length === 0) rehearse(scene, make, by(scene))
    },
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
    tell,
    patch,
    close: saved.watch(follow),
  }
}
