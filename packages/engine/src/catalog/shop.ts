import type { DayEnd } from '../time/business-day.ts'
import type { LocalizedText } from './localized-name.ts'
import type { Id, RoundMethod } from './vocabulary.ts'

/** A shop as pricing reads it (CAT-1.11). A rounding factor is above 0; step = round(1 / factor) cents (MONEY-2.2). */
export interface Shop {
  readonly _id: Id
  readonly name?: LocalizedText | undefined
  readonly currency?: string | undefined
  /** IANA name; missing: `Asia/Hong_Kong`. */
  readonly timeZone?: string | undefined
  /** When its business days end, if it says so: offers follow them (TIME-5.4). */
  readonly dayEnds?: readonly DayEnd[] | undefined
  readonly discountBeforeServiceCharge?: boolean | undefined
  readonly discountRoundFactor?: number | undefined
  readonly discountRoundMethod?: RoundMethod | undefined
  readonly taxRoundFactor?: number | undefined
  readonly taxRoundMethod?: RoundMethod | undefined
  readonly surchargeRoundFactor?: number | undefined
  readonly surchargeRoundMethod?: RoundMethod | undefined
  readonly priceRoundFactor?: number | undefined
  readonly priceRoundMethod?: RoundMethod | undefined
  readonly onlineCanSwitchSection?: boolean | undefined
  readonly maxQuantity?: number | undefined
  readonly maxPortions?: number | undefined
  /** Missing: true (OPT-3.3). */
  readonly useDefaultsForSetItem?: boolean | undefined
  readonly autoMergeInPOS?: boolean | undefined
  readonly autoMergeOrderedInPOS?: boolean | undefined
}
