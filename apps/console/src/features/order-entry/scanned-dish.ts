import type { Menu, Product, Shop } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import { gramsFor, netWeight, readScaleCode } from '@comanda/shop-rules/weights'
import { hasCode } from './find-dishes.ts'
import { lacksDayPrice } from './weight-input.tsx'

/** A weight as a label says it: in grams, and what its price has beside the price of that weight (CAT-8.4). */
export interface LabelledWeight {
  readonly weight: number
  readonly openKey?: number
}

/** Why a label adds nothing (CAT-8.3). */
export type ScanProblem = 'wrong' | 'unknown' | 'notWeighed' | 'notNow' | 'noDayPrice' | 'noWeight'

export type ScannedDish =
  | { readonly dish: Product; readonly weighed: LabelledWeight }
  | { readonly problem: ScanProblem; readonly code?: string; readonly dish?: Product }

/** What reading a label needs. */
export interface Scanning {
  readonly shop: Pick<Shop, 'scaleCodes'>
  readonly menu: Pick<Menu, 'products'>
  /** Those that can be ordered now. */
  readonly orderable: readonly Product[]
  /** Returns what one unit of a dish costs, or that weight of it, in currency units. */
  readonly priceOf: (dish: Product, weight?: number) => number | undefined
}

/** Returns the weight whose price comes nearest to that of a label, and what the label has beside it; undefined if there is none. */
const weightOf = (
  dish: Product,
  price: number,
  { priceOf }: Scanning,
): LabelledWeight | undefined => {
  const weight = gramsFor(price, toCents(priceOf(dish) ?? 0), dish.byWeight?.grams ?? 0)
  const costs = priceOf(dish, weight)
  if (costs === undefined) return undefined
  const rest = price - toCents(costs)
  return rest === 0 ? { weight } : { weight, openKey: fromCents(rest) }
}

/** Returns the dish and the weight that the label of a scale says; undefined if what was typed is no such label. */
export const scannedDish = (typed: string, scanning: Scanning): ScannedDish | undefined => {
  const { shop, menu, orderable } = scanning
  if (menu.products.some(({ code }) => code === typed)) return undefined
  const label = readScaleCode(typed, shop.scaleCodes ?? [])
  if (label === undefined) return undefined
  if (label === 'wrong') return { problem: 'wrong' }
  const { code } = label
  const dish = menu.products.find((one) => hasCode(one, code))
  if (!dish) return { problem: 'unknown', code }
  if (!dish.byWeight) return { problem: 'notWeighed', dish }
  if (!orderable.includes(dish)) return { problem: 'notNow', dish }
  if (lacksDayPrice(dish)) return { problem: 'noDayPrice', dish }
  const weighed =
    'weight' in label ? { weight: label.weight } : weightOf(dish, label.price, scanning)
  return weighed && netWeight(String(weighed.weight), 0) !== undefined
    ? { dish, weighed }
    : { problem: 'noWeight', dish }
}
