import type { FieldChange } from '@comanda/client/staff'
import type { Product } from '@comanda/contract'
import { type EnteredNames, enteredNames, nameOf, noNames } from '../../../forms/names.ts'
import { amountIn } from '../../../staff/bills/amount-in.ts'
import { modifiersOf, type PriceRule, priceRules } from '../options/price-rules.ts'
import { byWeightOf, type WeightDraft, weightDraftOf } from './weight-draft.ts'

/** A dish as it is entered. */
export interface DishDraft {
  readonly name: EnteredNames
  readonly description: EnteredNames
  readonly price: string
  /** Staff say it with each order, at most so much. */
  readonly openPrice: { readonly isOpen: boolean; readonly most: string }
  /** The unit of weight that its price is of, if it is weighed. */
  readonly byWeight: WeightDraft | null
  readonly priceModifiers: readonly PriceRule[]
  /** Other prices of shops, if an import said so. */
  readonly discountMapping: NonNullable<Product['discountMapping']>
  readonly code: string
  readonly category: string
  /** A part of the category; empty for none. */
  readonly subCategory: string
  /** Empty: taxed as most dishes are. */
  readonly taxClass: string
  readonly images: readonly string[]
  readonly options: readonly string[]
  readonly sections: readonly string[]
  readonly timeConditions: readonly string[]
  readonly allergens: readonly string[]
  readonly marks: readonly string[]
  readonly hideFromOnline: boolean
  readonly eatInOnly: boolean
  readonly setOrderOrGiftOnly: boolean
  readonly discountable: boolean
  readonly freeSurcharge: boolean
  readonly notGoKitchen: boolean
}

export const newDish: DishDraft = {
  name: noNames,
  description: noNames,
  price: '',
  openPrice: { isOpen: false, most: '' },
  byWeight: null,
  priceModifiers: [],
  discountMapping: [],
  code: '',
  category: '',
  subCategory: '',
  taxClass: '',
  images: [],
  options: [],
  sections: [],
  timeConditions: [],
  allergens: [],
  marks: [],
  hideFromOnline: false,
  eatInOnly: false,
  setOrderOrGiftOnly: false,
  discountable: true,
  freeSurcharge: false,
  notGoKitchen: false,
}

/** Returns a dish as it is entered. */
export const draftOf = (dish: Product): DishDraft => ({
  name: enteredNames(dish.name),
  description: enteredNames(dish.description ?? []),
  price: String(dish.price),
  openPrice: { isOpen: dish.openPrice !== undefined, most: String(dish.openPrice?.most ?? '') },
  byWeight: weightDraftOf(dish.byWeight),
  priceModifiers: priceRules(dish.priceModifiers),
  discountMapping: dish.discountMapping ?? [],
  code: dish.code ?? '',
  category: dish.category ?? '',
  subCategory: dish.subCategory ?? '',
  taxClass: dish.taxClass ?? '',
  images: dish.images ?? [],
  options: dish.options ?? [],
  sections: dish.sections ?? [],
  timeConditions: dish.timeConditions ?? [],
  allergens: dish.allergens ?? [],
  marks: dish.marks ?? [],
  hideFromOnline: dish.hideFromOnline ?? false,
  eatInOnly: dish.eatInOnly ?? false,
  setOrderOrGiftOnly: dish.setOrderOrGiftOnly ?? false,
  discountable: dish.discountable ?? true,
  freeSurcharge: dish.freeSurcharge ?? false,
  notGoKitchen: dish.notGoKitchen ?? false,
})

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Returns how the price of a dish is open as it is entered; undefined if it is not, null if the highest is no price above the least. */
export const openPriceOf = ({
  price,
  openPrice: { isOpen, most },
}: Pick<DishDraft, 'price' | 'openPrice'>): Product['openPrice'] | null => {
  if (!isOpen) return undefined
  if (most.trim() === '') return {}
  const highest = amountIn(most)
  return highest !== undefined && highest >= (amountIn(price) ?? 0) ? { most: highest } : null
}

const valueOf = (draft: DishDraft, field: keyof DishDraft): unknown => {
  const value = draft[field]
  if (field === 'name') return nameOf(draft.name)
  if (field === 'description') {
    const description = nameOf(draft.description)
    return description.length === 0 ? undefined : description
  }
  if (field === 'price') return amountIn(draft.price)
  if (field === 'openPrice') return openPriceOf(draft)
  if (field === 'byWeight') return byWeightOf(draft.byWeight)
  if (field === 'priceModifiers') return modifiersOf(draft.priceModifiers)
  // A dish takes part in discounts unless it says otherwise.
  if (field === 'discountable') return draft.discountable ? undefined : false
  if (Array.isArray(value)) return value.length === 0 ? undefined : value
  return value === '' || value === false ? undefined : value
}

const fields = Object.keys(newDish) as readonly (keyof DishDraft)[]

/** Returns what was entered differently; `undefined` clears a field. */
export const dishChanges = (dish: Product, draft: DishDraft): readonly FieldChange[] => {
  const before = draftOf(dish)
  return fields.flatMap((field): readonly FieldChange[] => {
    if (isSame(before[field], draft[field])) return []
    const of = { path: 'products' as const, record: dish._id, field }
    return [{ ...of, seen: dish[field], to: valueOf(draft, field) }]
  })
}

/** Returns the data of a new dish, last in the order. */
export const dishData = (draft: DishDraft, order: number): object => ({
  ...Object.fromEntries(
    fields
      .map((field) => [field, valueOf(draft, field)])
      .filter(([, value]) => value !== undefined),
  ),
  order,
})

/** The id of a dish in its preview until it has one. */
const NEW = '0'.repeat(24)

/** Returns the dish as it would be, for its preview: by another name until it has one, and without a price free. */
export const previewOf = (
  dish: Product | undefined,
  draft: DishDraft,
  shop: string,
  unnamed: string,
): Product => {
  const known = new Set<string>(fields)
  const others = Object.entries(dish ?? { _id: NEW, shop }).filter(([field]) => !known.has(field))
  const named = nameOf(draft.name)
  const name = named.length > 0 ? named : [{ lang: 'en', value: unnamed }]
  const data = { price: 0, ...dishData(draft, dish?.order ?? 0), name }
  return { ...data, ...Object.fromEntries(others) } as unknown as Product
}
