import type { Menu } from '@comanda/contract'
import { type Id, menuAt, type MenuContext } from '@comanda/engine/catalog'
import { type OrderPlace, sectionOf, sessionOf, type SessionSource } from './cart-place.ts'
import type { CartMessage } from './cart-state.ts'

/** The menu, place and section of a cart. */
export interface CartScene {
  readonly menu: Menu
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

/** Returns whether two menus have the same dishes with the same stocks. */
export const isSameMenu = (one: Menu, other: Menu): boolean =>
  one.products === other.products &&
  one.productOptions === other.productOptions &&
  one.version === other.version

/** Creates a scene finder. */
export const createSceneFinder = (selfService: boolean, source: SessionSource): SceneFinder => {
  let last: (CartScene & { readonly open: string }) | undefined

  const offerOf = (
    { menu, place, section }: Omit<CartScene, 'offer'>,
    now: number,
  ): readonly [MenuContext, string] => {
    const { products, productOptions, timeConditions, shop } = menu
    const session = sessionOf(place, section, now, source)
    const at = { now: new Date(now).toISOString(), shop, session }
    const offer = menuAt({ products, productOptions, timeConditions, selfService, ...at })
    const open = timeConditions.flatMap(({ _id }) => (offer.isOpen([_id]) ? _id : [])).join()
    const isSame =
      last?.open === open &&
      isSameMenu(last.menu, menu) &&
      last.offer.orderType === offer.orderType &&
      last.offer.section === offer.section &&
      last.offer.useDefaultsForSetItem === offer.useDefaultsForSetItem &&
      last.offer.limits?.quantity === offer.limits?.quantity &&
      last.offer.limits?.portions === offer.limits?.portions
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
    const scene = { menu, place, section: section?._id }
    const [offer, open] = offerOf(scene, now)
    last = { ...scene, offer, open }
    return { scene: last, isMoved, ...(message && { message }) }
  }
}
