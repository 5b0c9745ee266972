import type { ProductOption } from '@comanda/contract'
import type { Prices } from '../ids/shop-key.ts'
import type { Text } from '../text/text.ts'

/** A choice of a group; free of charge without a `price`. */
export interface GroupChoice {
  readonly key: string
  readonly name: Text
  readonly price?: Prices
  readonly selected?: boolean
  readonly most?: number
  /** How many are left, for all dishes together; not counted if absent. */
  readonly left?: number
}

/** An option group of the whole group, from which each shop gets its own record. */
export interface OptionGroup {
  readonly key: string
  readonly name: Text
  /** Minimum and maximum number of choices; required if the minimum is at least 1. */
  readonly pick: readonly [least: number, most: number]
  /** Minimum and maximum number of units in total; one of each choice if absent. */
  readonly units?: readonly [least: number, most: number]
  readonly allowedOrderType?: NonNullable<ProductOption['allowedOrderType']>
  readonly enjoyDiscount?: boolean
  readonly choices: readonly GroupChoice[]
}

/** A choice without an extra charge. */
export const free = (key: string, name: Text): GroupChoice => ({ key, name })

/** The choice that is selected by default. */
export const usual = (key: string, name: Text): GroupChoice => ({ key, name, selected: true })

/** A choice with an extra charge in each shop's currency. */
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
