import type { LocalizedText } from './localized-name.ts'
import type { PriceModifier } from './price-modifier.ts'
import type { Stock } from './stock.ts'
import type { Id, Money } from './vocabulary.ts'

/** The price of a product in one shop: a price that replaces its own, then a factor (PRICE-3.1). */
export interface DiscountMapping {
  readonly shop: Id
  readonly price?: Money | undefined
  /** A factor: 0.85 pays 85 %. */
  readonly discount?: number | undefined
}

/** A dish, drink or set (CAT-1.2). */
export interface Product {
  readonly _id: Id
  /** Currency units; missing: 0. */
  readonly price?: Money | undefined
  /** Staff say what it costs, from `price` to `most` (CAT-6.1). */
  readonly openPrice?: { readonly most?: Money | undefined } | undefined
  /** What it costs today, if its price is open (CAT-6.2). */
  readonly dayPrice?: { readonly price: Money } | undefined
  /** It is weighed: its price is that of so many grams, at most 8 decimals (CAT-7.1). */
  readonly byWeight?: { readonly grams: number } | undefined
  readonly discountMapping?: readonly DiscountMapping[] | undefined
  readonly priceModifiers?: readonly PriceModifier[] | undefined
  /** Ids of its option groups, in the order of the screen. */
  readonly options?: readonly Id[] | undefined
  readonly sections?: readonly Id[] | undefined
  readonly timeConditions?: readonly Id[] | undefined
  readonly category?: Id | undefined
  readonly subCategory?: Id | undefined
  /** Taxes of this class take the place of those without one (TAX-1.5). */
  readonly taxClass?: string | undefined
  readonly name?: LocalizedText | undefined
  readonly shortName?: LocalizedText | undefined
  readonly code?: string | undefined
  readonly notGoKitchen?: boolean | undefined
  readonly notGoWaterBar?: boolean | undefined
  readonly setOrderOrGiftOnly?: boolean | undefined
  readonly hideFromOnline?: boolean | undefined
  readonly eatInOnly?: boolean | undefined
  readonly freeSurcharge?: boolean | undefined
  /** `false`: no discount reaches it. */
  readonly discountable?: boolean | undefined
  readonly autoMerge?: boolean | undefined
  readonly stock?: Stock | undefined
  /** What the kitchen prints with a line of it; nothing in the engine reads these. */
  readonly kitchenPrinters?: readonly string[] | undefined
  readonly waterBars?: readonly string[] | undefined
  readonly printerColor?: string | undefined
  readonly kitchenGroup?: string | undefined
}

/** Returns whether the price of a product is for staff to say, and they did not say it for today (CAT-6.1). */
export const lacksPrice = ({ openPrice, dayPrice }: Product): boolean =>
  openPrice != null && dayPrice == null

/** Returns whether what a product costs is for staff to say: it is weighed (CAT-7.1), or has no price for today. */
export const isUnpriced = (product: Product): boolean =>
  product.byWeight != null || lacksPrice(product)

/** A product written by staff, with its own price and category (CART-1.3). */
export interface CustomProduct {
  readonly _id?: Id | undefined
  readonly name?: LocalizedText | string | undefined
  readonly remarks?: string | undefined
  readonly price?: Money | undefined
  readonly category?: Id | undefined
  readonly subCategory?: Id | undefined
  readonly discountable?: boolean | undefined
  readonly kitchenPrinters?: readonly string[] | undefined
  readonly kitchenOptions?: readonly string[] | undefined
  readonly waterBars?: readonly string[] | undefined
}
