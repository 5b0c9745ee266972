import type { Shop } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import { type DraftField, flag, oneOf } from '../../forms/draft-fields.ts'
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts'

/** What is rounded of a bill, in the order in which it is priced. */
export const rounded = ['discount', 'surcharge', 'tax', 'price'] as const
export const methods = ['round', 'floor', 'ceil', 'no'] as const

/** The coins to whose multiples amounts are rounded, in cents. */
export const coins = [1, 5, 10, 50, 100, 500, 1000, 10_000, 50_000, 100_000] as const
/** The steps that cash is rounded to, in cents. */
export const cashSteps = [0, 5, 10, 20, 50, 100, 500, 1000] as const

// A factor is multiplied and a method is missing as in the engine (MONEY-2.2).
const coin: DraftField<number, number> = {
  blank: 1,
  enter: (factor = 1) => Math.max(1, Math.round(1 / factor)),
  read: (cents) => 1 / cents,
}
const method = oneOf<(typeof methods)[number]>('ceil')

/** How a shop rounds, as it is entered. */
export const rounding = recordDraft<Shop>()({
  discountRoundFactor: coin,
  discountRoundMethod: method,
  surchargeRoundFactor: coin,
  surchargeRoundMethod: method,
  taxRoundFactor: coin,
  taxRoundMethod: method,
  priceRoundFactor: coin,
  priceRoundMethod: method,
  discountBeforeServiceCharge: flag,
  // Whether whole amounts have the decimals of the currency (MONEY-4.4).
  ownDecimals: flag,
  // In cents; 0 for not at all (PAY-3.9).
  cashRounding: {
    blank: 0,
    enter: (step = 0) => toCents(step),
    read: (cents) => (cents === 0 ? null : fromCents(cents)),
  },
})
export type RoundingDraft = DraftOf<typeof rounding>
