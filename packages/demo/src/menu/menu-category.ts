import type { Text } from '../text/text.ts'
import type { Dish } from './dish.ts'

/** A category with its dishes, in the order of the menu. */
export interface MenuCategory {
  readonly key: string
  readonly name: Text
  /** Tints the pictures, `#RRGGBB`. */
  readonly color: string
  readonly subs?: readonly { readonly key: string; readonly name: Text }[]
  readonly dishes: readonly Dish[]
}
