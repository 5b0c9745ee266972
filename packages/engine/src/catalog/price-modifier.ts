import type { Id, Money, OrderType } from './vocabulary.ts'

/** What a price modifier depends on (CAT-1.6). */
export type PriceModifierType =
  | 'productOption'
  | 'modifier'
  | 'section'
  | 'timeCondition'
  | 'orderType'

/** A change of a price if it matches (PRICE-3.2). Percents of one price add up; they do not compound. */
export interface PriceModifier {
  readonly type: PriceModifierType
  readonly productOption?: Id | undefined
  readonly choice?: Id | undefined
  readonly modifier?: Id | undefined
  readonly section?: Id | undefined
  readonly timeCondition?: Id | undefined
  readonly orderType?: OrderType | undefined
  /** Signed, in currency units. */
  readonly price?: Money | undefined
  /** A percentage of the base, signed, at most 4 decimals. */
  readonly percent?: number | undefined
}
