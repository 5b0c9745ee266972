import type { LocalizedText } from './localized-name.ts'
import type { RuleCondition } from './rule-condition.ts'
import type { CatalogueStatus, Id, OrderType, PriceType, ProductMode } from './vocabulary.ts'

/** A tax, included in prices or added to them (CAT-1.8). */
export interface TaxSetting {
  readonly _id: Id
  readonly name?: LocalizedText | undefined
  readonly status?: CatalogueStatus | undefined
  readonly disabled?: boolean | undefined
  readonly shops?: readonly Id[] | undefined
  readonly orderType?: readonly OrderType[] | undefined
  /** A percentage, at most 4 decimals; missing: 0. */
  readonly percent?: number | undefined
  readonly included?: boolean | undefined
  readonly priceTypes?: readonly PriceType[] | undefined
  /** The surcharges that it is for, if `priceTypes` has `surcharge`; missing or empty: all. */
  readonly surcharges?: readonly Id[] | undefined
  /** Settings of one group exclude each other per line. */
  readonly taxGroup?: string | undefined
  /** It is for the dishes of this class, instead of taxes without one (TAX-1.5). */
  readonly taxClass?: string | undefined
  readonly productMode?: ProductMode | undefined
  readonly rules?: readonly RuleCondition[] | undefined
}
