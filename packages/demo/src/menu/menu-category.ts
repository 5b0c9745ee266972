import type { Text } from '../text/text.ts'
import type { Dish } from './dish.ts'

/** A category with its dishes in menu order. */
export interface MenuCategory {
  readonly key: string
  readonly name: Text
  /** `#RRGGBB`; tints the pictures of its dishes. */
  readonly color: string
  readonly subs?: readonly { readonly key: string; readonly name: Text }[]
  readonly dishes: readonly Dish[]
}
