import type { ProductOption } from '@comanda/contract'
import type { Prices } from '../shops/shop-key.ts'
import type { Text } from '../text/text.ts'

/** A choice of a group; without `price` it costs nothing more. */
export interface GroupChoice {
  readonly key: string
  readonly name: Text
  readonly price?: Prices
  readonly selected?: boolean
  readonly most?: number
  /** How many are left, whichever dish they are for; absent: they are not counted. */
  readonly left?: number
}

/** A group of choices as the group writes it, from which each shop gets its own. */
export interface OptionGroup {
  readonly key: string
  readonly name: Text
  /** Fewest and most choices to pick; from 1 on it is required. */
  readonly pick: readonly [least: number, most: number]
  /** Fewest and most units in all; absent: one of each choice. */
  readonly units?: readonly [least: number, most: number]
  readonly allowedOrderType?: NonNullable<ProductOption['allowedOrderType']>
  readonly enjoyDiscount?: boolean
  readonly choices: readonly GroupChoice[]
}

/** A choice that costs nothing more. */
export const free = (key: string, name: Text): GroupChoice => ({ key, name })

/** The choice that is picked to begin with. */
export const usual = (key: string, name: Text): GroupChoice => ({ key, name, selected: true })

/** A choice that costs more, in each shop's currency. */
export const extra = (
  key: string,
  name: Text,
  hk: number,
  tw: number,
  sg: number,
): GroupChoice => ({
  key,
  name,
  price: { hk, tw, sg },
})
