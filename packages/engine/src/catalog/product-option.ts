import type { LocalizedText } from './localized-name.ts'
import type { PriceModifier } from './price-modifier.ts'
import type { ProductOptionStock } from './stock.ts'
import type { Id, Money, OrderType } from './vocabulary.ts'

/** `discount` groups reduce the price, `freeSurcharge` groups exempt an item from surcharges (PRICE-3.3, SUR-1.3). */
export type ProductOptionType = 'option' | 'discount' | 'freeSurcharge'

/** `product` makes a set child (CAT-1.3). */
export type ChoiceType = 'option' | 'product'

/**
 * What the dishes of a group cost that are the parts of one: the dearest, the mean, rounded once, or the sum of their shares, each
 * rounded (HALF-2).
 */
export type PartsPrice = 'dearest' | 'mean' | 'shares'

/** One choice of a group (CAT-1.3). */
export interface Choice {
  readonly _id?: Id | undefined
  /** Read if `_id` is absent. */
  readonly id?: Id | undefined
  readonly name?: LocalizedText | undefined
  /** Currency units, may be negative; missing: 0. */
  readonly price?: Money | undefined
  /** Missing: `option`. */
  readonly type?: ChoiceType | undefined
  readonly product?: Id | undefined
  readonly defaultSelected?: boolean | undefined
  readonly defaultSelectedQuantity?: number | undefined
  readonly minQuantity?: number | undefined
  readonly maxQuantity?: number | undefined
  readonly required?: boolean | undefined
  readonly priceModifiers?: readonly PriceModifier[] | undefined
  readonly timeConditions?: readonly Id[] | undefined
  readonly hideInKitchen?: boolean | undefined
  readonly hideInReceipt?: boolean | undefined
}

/** A group of choices (CAT-1.3). */
export interface ProductOption {
  readonly _id: Id
  readonly name?: LocalizedText | undefined
  /** Missing: `option`. */
  readonly type?: ProductOptionType | undefined
  readonly choices?: readonly Choice[] | undefined
  readonly required?: boolean | undefined
  readonly multiple?: boolean | undefined
  readonly minPick?: number | undefined
  readonly maxPick?: number | undefined
  readonly allowQuantity?: boolean | undefined
  readonly minQuantity?: number | undefined
  readonly maxQuantity?: number | undefined
  readonly allowSameValue?: boolean | undefined
  /** Its picks are 2 to 4 equal parts of the dish, each a dish (HALF-1.1). */
  readonly partsPrice?: PartsPrice | undefined
  /** Whether discounts apply to the fees of its choices. */
  readonly enjoyDiscount?: boolean | undefined
  readonly allowedOrderType?: readonly OrderType[] | undefined
  readonly timeConditions?: readonly Id[] | undefined
  readonly draft?: boolean | undefined
  readonly stock?: ProductOptionStock | undefined
  readonly hideInKitchen?: boolean | undefined
  readonly printerColor?: string | undefined
  readonly autoMergeGreedy?: boolean | undefined
}
