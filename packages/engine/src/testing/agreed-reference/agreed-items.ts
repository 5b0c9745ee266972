import type { AgreedBook, PriceRequest } from '../../catalog/price-request.ts'
import type { Id } from '../../catalog/vocabulary.ts'
import { centsOf } from './exact-cents.ts'

/** One unit of an item, in cents. */
export interface Unit {
  readonly price: number
  /** What is discountable in it now. */
  left: number
  /** What rules took off it. */
  taken: number
}

/** The rules that an item was priced with. */
export type Rules = AgreedBook['catalogue']

/** A line, with the instant and the rules of its order (PRICE-9.1). */
export interface Item {
  readonly id: string
  readonly product: Id
  readonly category: Id | undefined
  readonly freeSurcharge: boolean
  readonly instant: string
  readonly rules: Rules
  /** None if it was taken off. */
  readonly units: readonly Unit[]
  /** What rules before the service charge took off it. */
  takenBefore: number
}

export const totalOf = ({ units }: Item): number => units.reduce((sum, { price }) => sum + price, 0)
export const takenOf = ({ units }: Item): number => units.reduce((sum, { taken }) => sum + taken, 0)

/** The items of a request: cancelled lines count for nothing (PRICE-2.1) but which order was the first (PRICE-9.4). */
export const itemsOf = ({ now, catalogue, lines, books }: PriceRequest): Item[] =>
  lines.map((line) => {
    const product = catalogue.products.find(({ _id }) => _id === line.product)!
    let enjoying = 0
    let other = 0
    for (const { option, selections } of line.options ?? []) {
      const group = catalogue.productOptions.find(({ _id }) => _id === option)!
      for (const { _id, quantity } of selections ?? []) {
        const choice = group.choices?.find((each) => each._id === _id)
        const fee = centsOf(choice?.price) * (quantity ?? 1)
        if (group.enjoyDiscount) enjoying += fee
        else other += fee
      }
    }
    const price = centsOf(product.price) + enjoying + other
    const left = product.discountable === false ? 0 : price - other
    return {
      id: line.id,
      product: product._id,
      category: product.category,
      freeSurcharge: product.freeSurcharge === true,
      instant: line.agreedAt ?? now,
      rules: books?.find(({ id }) => id === line.book)?.catalogue ?? catalogue,
      units: Array.from({ length: line.status === 'cancel' ? 0 : (line.quantity ?? 1) }, () => ({
        price,
        left,
        taken: 0,
      })),
      takenBefore: 0,
    }
  })

export const isLeft = ({ units }: Item): boolean => units.length > 0

/** The items of the first order, also if all of it was taken off. */
export const firstOf = (items: readonly Item[]): readonly Item[] => {
  const first = Math.min(...items.map(({ instant }) => Date.parse(instant)))
  return items.filter(({ instant }) => Date.parse(instant) === first)
}
