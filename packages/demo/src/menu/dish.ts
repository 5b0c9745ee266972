import type { Product } from '@comanda/contract'
import type { SectionKey } from '../shops/sections.ts'
import type { Prices, ShopKey } from '../ids/shop-key.ts'
import type { TimeKey } from '../shops/time-conditions.ts'
import type { Text } from '../text/text.ts'

/** A dish of the group; each shop that has a price for it gets a product. */
export interface Dish {
  readonly key: string
  readonly name: Text
  readonly description: Text
  readonly price: Prices
  /** Keys of option groups, in order. */
  readonly options?: readonly string[]
  /** Key of a sub-category of its category. */
  readonly sub?: string
  /** The sections that serve it; all of them if absent. */
  readonly served?: readonly SectionKey[]
  readonly times?: readonly TimeKey[]
  readonly marks?: NonNullable<Product['marks']>
  readonly allergens?: NonNullable<Product['allergens']>
  /** Added to the price for take-away; negative if that is cheaper. */
  readonly takeAway?: Prices
  /** 20 % off in happy hour. */
  readonly happyHour?: boolean
  readonly stock?: Readonly<Partial<Record<ShopKey, NonNullable<Product['stock']>>>>
  readonly autoMerge?: boolean
  readonly eatInOnly?: boolean
  readonly setOnly?: boolean
  readonly notDiscountable?: boolean
}
