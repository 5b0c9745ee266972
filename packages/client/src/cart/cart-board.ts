import {
  cartCount,
  type CartLine,
  cartIssues,
  type LineMaker,
  makeLines,
  type NewLine,
  type PriceResult,
} from '@comanda/engine'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { randomKey } from '../ids/random-key.ts'
import type { KeyStorage } from '../storage/key-storage.ts'
import { createStore, type Store } from '../store/store.ts'
import { type OrderPlace, sectionOf } from './cart-place.ts'
import { type CartScene, createSceneMaker } from './cart-scene.ts'
import { type CartState, emptyCart } from './cart-state.ts'
import { savedCartEntry } from './saved-cart.ts'
import { savedHere, takeOver, type TakenOver } from './take-over.ts'

/** The lines of a cart, checked and priced against the menu, place and time of now. */
export interface CartBoard {
  readonly state: Store<CartState>
  /** What makes new lines; there once the menu is. */
  readonly maker: () => LineMaker | undefined
  /** What new lines would cost by themselves, with their set children; without touching the cart. */
  readonly quote: (drafts: readonly NewLine[]) => PriceResult | undefined
  /** Lines that the diner changed: shown and kept. */
  readonly commit: (lines: readonly CartLine[]) => void
  /** Looks at menu, place and time anew. */
  readonly refresh: () => void
  readonly moveTo: (place: OrderPlace) => void
  readonly patch: (change: Partial<CartState>) => void
}

export interface CartBoardOptions {
  readonly catalogue: Pick<Catalogue, 'state'>
  readonly storage: KeyStorage
  readonly now: () => number
}

export const createCartBoard = ({ catalogue, storage, now }: CartBoardOptions): CartBoard => {
  const state = createStore<CartState>(emptyCart)
  const saved = savedCartEntry(storage)
  const makeScene = createSceneMaker()
  let scene: CartScene | undefined
  let isNew = true

  const patch = (change: Partial<CartState>): void => state.set({ ...state.get(), ...change })
  const maker = (): LineMaker | undefined =>
    scene && {
      context: scene.context,
      newId: () => randomKey(12),
      now: new Date(now()).toISOString(),
    }
  const valued = (lines: readonly CartLine[], at: CartScene) => ({
    lines,
    count: cartCount(lines),
    issues: cartIssues(lines, at.context),
    ...(lines.length === 0 ? {} : { result: at.priceLines(lines, now()) }),
  })
  const told = ({ gone, messages }: Pick<TakenOver, 'gone' | 'messages'>) => {
    const before = state.get()
    return { gone: [...before.gone, ...gone], messages: [...before.messages, ...messages] }
  }
  /** Shows lines; where the menu cannot price them any more, what is left of them. */
  const show = (lines: readonly CartLine[]): void => {
    const make = maker()
    if (!scene || !make) return
    const { result: _, section: _section, ...before } = state.get()
    const { context, section } = scene
    let news: Partial<CartState> = {}
    let { result, ...rest } = valued(lines, scene)
    if (lines.length > 0 && !result) {
      const taken = takeOver(lines, make)
      news = told(taken)
      ;({ result, ...rest } = valued(taken.lines, scene))
    }
    state.set({
      ...before,
      ...rest,
      ...news,
      context,
      ...(section === undefined ? {} : { section }),
      ...(result === undefined ? {} : { result }),
    })
  }
  const commit = (lines: readonly CartLine[]): void => {
    show(lines)
    saved.write(state.get())
  }
  /** The scene of now; whether lines must be built anew in it. */
  const look = (): boolean => {
    const { menu } = catalogue.state.get()
    const { place } = state.get()
    const before = scene
    scene = undefined
    if (!menu || !place || menu.shop._id !== place.shop) return false
    const at = now()
    const chosen = { ...place, section: place.section ?? before?.section }
    const { section, message } = sectionOf(chosen, menu, at)
    scene = makeScene(menu, place, section?._id, at)
    if (message) patch(told({ gone: [], messages: [message] }))
    return (
      before !== undefined && (before.section !== section?._id || before.place.mode !== place.mode)
    )
  }
  const restore = (): void => {
    isNew = false
    const { place } = state.get()
    const make = maker()
    const kept = place && savedHere(saved.read(), place)
    if (!kept || !make) return
    const taken = takeOver(kept.cart, make)
    patch({ ...told(taken), coupons: kept.coupons })
    show(taken.lines)
  }
  const refresh = (): void => {
    const isMoved = look()
    const make = maker()
    const { lines, isLocked } = state.get()
    if (!make) return
    if (isNew) restore()
    else if (isMoved && lines.length > 0 && !isLocked) {
      const taken = takeOver(lines, make)
      patch(told(taken))
      commit(taken.lines)
      return
    }
    show(state.get().lines)
  }
  return {
    state,
    maker,
    quote: (drafts) => {
      const make = maker()
      return (
        make &&
        scene?.priceLines(
          drafts.flatMap((draft) => makeLines(draft, make)),
          now(),
        )
      )
    },
    commit,
    refresh,
    moveTo: (place) => {
      const before = state.get().place
      patch({ place })
      if (before && before.shop !== place.shop) {
        isNew = true
        scene = undefined
        const { section: _s, result: _r, context: _c, ...rest } = state.get()
        state.set({ ...rest, lines: [], count: 0, issues: [] })
      }
      refresh()
    },
    patch,
  }
}
