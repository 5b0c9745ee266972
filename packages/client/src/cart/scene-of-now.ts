import type { Menu } from '@comanda/contract'
import { type OrderPlace, sectionOf } from './cart-place.ts'
import type { CartScene, SceneMaker } from './cart-scene.ts'
import type { CartMessage } from './cart-state.ts'

/** What a cart's scene is made of, and the one before. */
export interface LookAround {
  readonly menu: Menu | undefined
  readonly place: OrderPlace | undefined
  readonly before: CartScene | undefined
  readonly at: number
  readonly makeScene: SceneMaker
}

/** The scene of now, and what the diner is told of its section. */
export interface SceneOfNow {
  readonly scene: CartScene | undefined
  readonly message: CartMessage | undefined
  /** Whether lines must be built anew in it: another section or mode than before. */
  readonly isMoved: boolean
}

/** The scene of a place by a menu; none without the menu of the place's shop. A section once chosen stays. */
export const sceneOfNow = (around: LookAround): SceneOfNow => {
  const { menu, place, before, at, makeScene } = around
  if (!menu || !place || menu.shop._id !== place.shop)
    return { scene: undefined, message: undefined, isMoved: false }
  const chosen = { ...place, section: place.section ?? before?.section }
  const { section, message } = sectionOf(chosen, menu, at)
  const isMoved =
    before !== undefined && (before.section !== section?._id || before.place.mode !== place.mode)
  return { scene: makeScene(menu, place, section?._id, at), message, isMoved }
}
