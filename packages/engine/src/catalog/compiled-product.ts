import { toCents } from '../money/cents.ts'
import { scaledFactor, scaledPercent } from '../money/scaled-decimal.ts'
import { scaledGrams } from '../money/weighed-price.ts'
import type { PriceModifier } from './price-modifier.ts'
import type { Product } from './product.ts'
import type { Id } from './vocabulary.ts'

/** A price modifier in cents and scaled percent. */
export interface CompiledModifier {
  readonly when: PriceModifier
  readonly cents: number
  readonly percent: number
}

/** A product's price in one shop: cents that replace its own, and a scaled factor. */
export interface CompiledMapping {
  readonly cents: number | undefined
  readonly factor: number | undefined
}

/** What pricing reads of a product, in cents. */
export interface CompiledProduct {
  readonly _id: Id
  readonly cents: number
  /** What it costs today unless staff say it of a line, if its price is open (CAT-6.2). */
  readonly dayCents: number | undefined
  /** The unit of weight that its price is of, in scaled grams, if it is weighed (CAT-7.1). */
  readonly unit: number | undefined
  readonly mappings: ReadonlyMap<Id, CompiledMapping> | undefined
  readonly modifiers: readonly CompiledModifier[]
  readonly category: Id | undefined
  readonly subCategory: Id | undefined
  readonly taxClass: string | undefined
  readonly discountable: boolean
  readonly freeSurcharge: boolean
}

/** Modifiers ready to be added up. */
export const compileModifiers = (
  modifiers: readonly PriceModifier[] | undefined | null,
): readonly CompiledModifier[] =>
  (modifiers ?? []).map((when) => ({
    when,
    cents: toCents(when.price ?? 0),
    percent: scaledPercent(when.percent ?? 0),
  }))

const compileMappings = (product: Product): ReadonlyMap<Id, CompiledMapping> | undefined => {
  if (!product.discountMapping?.length) return undefined
  const mappings = new Map<Id, CompiledMapping>()
  for (const { shop, price, discount } of product.discountMapping) {
    if (mappings.has(shop)) continue
    mappings.set(shop, {
      cents: price == null ? undefined : toCents(price),
      factor: discount == null ? undefined : scaledFactor(discount),
    })
  }
  return mappings
}

/** A product ready for pricing. */
export const compileProduct = (product: Product): CompiledProduct => ({
  _id: product._id,
  cents: toCents(product.price ?? 0),
  dayCents: product.openPrice && product.dayPrice ? toCents(product.dayPrice.price) : undefined,
  unit: product.byWeight ? scaledGrams(product.byWeight.grams) : undefined,
  mappings: product.openPrice ? undefined : compileMappings(product),
  modifiers: compileModifiers(product.priceModifiers),
  category: product.category ?? undefined,
  subCategory: product.subCategory ?? undefined,
  taxClass: product.taxClass ?? undefined,
  discountable: product.discountable !== false,
  freeSurcharge: product.freeSurcharge === true,
})
