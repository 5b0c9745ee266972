import type { Product } from '@comanda/contract'
import {
  type DraftField,
  names,
  number,
  sign,
  some,
  text,
  texts,
  unlessNot,
} from '../../../forms/draft-fields.ts'
import { type DraftOf, recordDraft } from '../../../forms/record-draft.ts'
import { amountIn } from '../../../staff/bills/amount-in.ts'
import { modifiersOf, type PriceRule, priceRules } from '../options/price-rules.ts'
import { byWeight } from './weight-draft.ts'

/** Staff say it with each order, at most so much. */
interface EnteredOpenPrice {
  readonly isOpen: boolean
  readonly most: string
}

const openPrice: DraftField<NonNullable<Product['openPrice']>, EnteredOpenPrice> = {
  blank: { isOpen: false, most: '' },
  enter: (open) => ({ isOpen: open !== undefined, most: number.enter(open?.most) }),
  read: ({ isOpen, most }) => {
    if (!isOpen) return null
    const highest = amountIn(most)
    return highest === undefined ? {} : { most: highest }
  },
}

const priceModifiers: DraftField<NonNullable<Product['priceModifiers']>, readonly PriceRule[]> = {
  blank: [],
  enter: priceRules,
  read: (rules) => modifiersOf(rules) ?? null,
}

export const dish = recordDraft<Product>()({
  name: names,
  description: texts,
  price: { ...number, read: (entered) => amountIn(entered) ?? null },
  openPrice,
  byWeight,
  priceModifiers,
  // Other prices of shops, if an import said so.
  discountMapping: some(),
  code: text,
  category: text,
  // A part of the category.
  subCategory: text,
  // Empty: taxed as most dishes are.
  taxClass: text,
  images: some(),
  options: some(),
  sections: some(),
  timeConditions: some(),
  allergens: some(),
  marks: some(),
  hideFromOnline: sign,
  eatInOnly: sign,
  setOrderOrGiftOnly: sign,
  discountable: unlessNot,
  freeSurcharge: sign,
  notGoKitchen: sign,
})
export type DishDraft = DraftOf<typeof dish>

/** Returns whether the highest price that staff may say is no price above the least. */
export const isMostWrong = (draft: Pick<DishDraft, 'price' | 'openPrice'>): boolean => {
  const { isOpen, most } = draft.openPrice
  return isOpen && most.trim() !== '' && (amountIn(most) ?? -1) < (amountIn(draft.price) ?? 0)
}

/** Returns the data of a new dish, last in the order. */
export const dishData = (draft: DishDraft, order: number): object => {
  const { _id: _chosenLater, ...data } = dish.createData(draft)
  return { ...data, order }
}

/** Returns the dish as it would be, for its preview: by another name until it has one, and without a price free. */
export const previewOf = (
  record: Product | undefined,
  draft: DishDraft,
  shop: string,
  unnamed: string,
): Product => {
  const { name, price, ...data } = dish.createData(draft)
  const others = Object.entries(record ?? { shop }).filter(([field]) => !(field in draft))
  return {
    ...data,
    ...Object.fromEntries(others),
    price,
    name: name.length > 0 ? name : [{ lang: 'en', value: unnamed }],
  }
}
