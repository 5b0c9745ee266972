import type { PatchOf, Shop } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import { changedFields } from '../../forms/changed-fields.ts'

/** What is rounded of a bill, in the order in which it is priced. */
export const rounded = ['discount', 'surcharge', 'tax', 'price'] as const
export type Rounded = (typeof rounded)[number]
export const methods = ['round', 'floor', 'ceil', 'no'] as const
export type RoundMethod = (typeof methods)[number]

/** The coins to whose multiples amounts are rounded, in cents. */
export const coins = [1, 5, 10, 50, 100, 500, 1000, 10_000, 50_000, 100_000] as const

/** The rounding of one kind of amount: to multiples of `coin` cents. */
export interface Rounding {
  readonly coin: number
  readonly method: RoundMethod
}

/** How a shop rounds, as it is entered. */
export interface RoundingDraft {
  readonly roundings: Readonly<Record<Rounded, Rounding>>
  /** Whether discounts come before the service charge. */
  readonly isBefore: boolean
  /** Whether whole amounts have the decimals of the currency (MONEY-4.4). */
  readonly isOwn: boolean
  /** What cash is rounded to, in cents; 0 for not at all (PAY-3.9). */
  readonly cash: number
}

/** The steps that cash is rounded to, in cents. */
export const cashSteps = [0, 5, 10, 20, 50, 100, 500, 1000] as const

// A factor is multiplied and a method is missing as in the engine (MONEY-2.2).
const rounding = (factor: number | undefined, method: RoundMethod | undefined): Rounding => ({
  coin: Math.max(1, Math.round(1 / (factor ?? 1))),
  method: method ?? 'ceil',
})

export const draftOf = (shop: Shop): RoundingDraft => ({
  roundings: {
    discount: rounding(shop.discountRoundFactor, shop.discountRoundMethod),
    surcharge: rounding(shop.surchargeRoundFactor, shop.surchargeRoundMethod),
    tax: rounding(shop.taxRoundFactor, shop.taxRoundMethod),
    price: rounding(shop.priceRoundFactor, shop.priceRoundMethod),
  },
  isBefore: shop.discountBeforeServiceCharge === true,
  isOwn: shop.ownDecimals === true,
  cash: toCents(shop.cashRounding ?? 0),
})

/** Returns the fields of the shop that say how it rounds. */
export const roundingOf = ({ roundings, isBefore, isOwn }: RoundingDraft) =>
  ({
    discountRoundFactor: 1 / roundings.discount.coin,
    discountRoundMethod: roundings.discount.method,
    surchargeRoundFactor: 1 / roundings.surcharge.coin,
    surchargeRoundMethod: roundings.surcharge.method,
    taxRoundFactor: 1 / roundings.tax.coin,
    taxRoundMethod: roundings.tax.method,
    priceRoundFactor: 1 / roundings.price.coin,
    priceRoundMethod: roundings.price.method,
    discountBeforeServiceCharge: isBefore,
    ownDecimals: isOwn,
  }) satisfies PatchOf<Shop>

/** Returns what was changed of a shop's rounding. */
export const patchData = (before: RoundingDraft, draft: RoundingDraft): PatchOf<Shop> => ({
  ...changedFields(roundingOf(before), roundingOf(draft)),
  ...(draft.cash !== before.cash && {
    cashRounding: draft.cash === 0 ? null : fromCents(draft.cash),
  }),
})
