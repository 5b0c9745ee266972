import type { Menu } from '@comanda/contract'
import { type CompiledMenu, compileMenu, menuContextOf } from '@comanda/engine/cart'
import type { Id, MenuContext } from '@comanda/engine/catalog'
import { compilePriceBook, type PriceBook } from '@comanda/engine/pricing'
import { type OrderPlace, sectionOf, sessionOf, type SessionSource } from './cart-place.ts'
import type { CartMessage } from './cart-state.ts'

/** The menu, place and section of a cart. */
export interface CartScene {
  readonly menu: Menu
  readonly compiled: CompiledMenu
  readonly place: OrderPlace
  readonly section: Id | undefined
  /**
   * The engine's menu context: the same object until something in it changes, so that screens need not render again.
   */
  readonly offer: MenuContext
}

/** The result of evaluating the scene. */
export interface SceneNow {
  /** Absent without the menu of the place's shop. */
  readonly scene: CartScene | undefined
  /** The message about the section. */
  readonly message?: CartMessage
  /** Whether lines must be rebuilt: the section or mode has changed. */
  readonly isMoved: boolean
}

/** Returns the scene of a place for a menu at a time. A chosen section stays. */
export type SceneFinder = (
  menu: Menu | undefined,
  place: OrderPlace | undefined,
  now: number,
) => SceneNow

/** Creates a scene finder, which compiles a menu once for all its scenes. */
export const createSceneFinder = (selfService: boolean, source: SessionSource): SceneFinder => {
  let prices: { readonly of: string; readonly book: PriceBook } | undefined
  let last: (CartScene & { readonly open: string }) | undefined

  const compiledOf = (menu: Menu): CompiledMenu => {
    const { products, productOptions } = menu
    if (last?.menu.products === products && last.menu.productOptions === productOptions)
      if (last.menu.version === menu.version) return last.compiled
    // A menu's version does not include its stocks, so the prices of a version are compiled once.
    const of = `${menu.shop._id} ${menu.version}`
    if (prices?.of !== of) prices = { of, book: compilePriceBook(menu) }
    return compileMenu(menu, prices.book)
  }
  const offerOf = (
    scene: Omit<CartScene, 'offer'>,
    now: number,
  ): readonly [MenuContext, string] => {
    const { menu, compiled, place, section } = scene
    const session = sessionOf(place, section, now, source)
    const at = { now: new Date(now).toISOString(), shop: menu.shop, session }
    const offer = menuContextOf({ menu: compiled, selfService, ...at })
    const open = menu.timeConditions.flatMap(({ _id }) => (offer.isOpen([_id]) ? _id : [])).join()
    const isSame =
      last?.open === open &&
      last.compiled === compiled &&
      last.offer.orderType === offer.orderType &&
      last.offer.section === offer.section
    return [isSame && last ? last.offer : offer, open]
  }

  return (menu, place, now) => {
    if (!menu || !place || menu.shop._id !== place.shop) {
      last = undefined
      return { scene: undefined, isMoved: false }
    }
    const before = last?.place.shop === place.shop ? last : undefined
    const chosen = { ...place, section: place.section ?? before?.section }
    const { section, message } = sectionOf(chosen, menu, now)
    const isMoved =
      before !== undefined && (before.section !== section?._id || before.place.mode !== place.mode)
    const scene = { menu, compiled: compiledOf(menu), place, section: section?._id }
    const [offer, open] = offerOf(scene, now)
    last = { ...scene, offer, open }
    return { scene: last, isMoved, ...(message && { message }) }
  }
}
