import type { Dish } from '../menu/dish.ts'
import type { Prices } from '../ids/shop-key.ts'
import type { Text } from '../text/text.ts'

/** A dish to choose in a set, and its extra charge. */
export interface SetChoice {
  readonly dish: string
  readonly price?: Prices
  readonly selected?: boolean
}

/** A group of choices of a set. */
export interface SetGroup {
  readonly key: string
  readonly name: Text
  readonly pick: readonly [least: number, most: number]
  readonly units?: readonly [least: number, most: number]
  readonly choices: readonly SetChoice[]
}

export interface SetMeal extends Dish {
  readonly groups: readonly SetGroup[]
}

/** Dishes that are included in the price. */
export const among = (...dishes: readonly string[]): readonly SetChoice[] =>
  dishes.map((dish) => ({ dish }))

/** A dish with an extra charge in each shop's currency. */
export const atExtra = (dish: string, hk: number, tw: number, sg: number): SetChoice => ({
  dish,
  price: { hk, tw, sg },
})

/** Returns the key of a set's group among the option groups of a shop. */
export const setGroupKey = (set: string, group: string): string => `${set}/${group}`
