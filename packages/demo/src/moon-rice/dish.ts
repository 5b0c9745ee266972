import type { Product } from '@comanda/contract'
import type { Text } from '../text/text.ts'

/** A dish of Moon & Rice; its key is that of its photograph too. */
export interface MoonDish {
  readonly key: string
  readonly name: Text
  readonly description: Text
  /** In HKD. */
  readonly price: number
  readonly options?: readonly string[]
  readonly marks?: NonNullable<Product['marks']>
  readonly allergens?: NonNullable<Product['allergens']>
}

export interface MoonCategory {
  readonly key: string
  readonly name: Text
  readonly color: string
  readonly dishes: readonly MoonDish[]
}
