import type { LocalizedText } from './localized-name.ts'
import type { RuleCondition } from './rule-condition.ts'
import type { CatalogueStatus, Id, Money, OrderType, ProductMode } from './vocabulary.ts'

/** A surcharge such as a service charge, a delivery fee or a seat charge (CAT-1.8). */
export interface SurchargeSetting {
  readonly _id: Id
  readonly name?: LocalizedText | undefined
  readonly status?: CatalogueStatus | undefined
  readonly disabled?: boolean | undefined
  readonly shops?: readonly Id[] | undefined
  readonly orderType?: readonly OrderType[] | undefined
  /** Charged only if `session.surcharges` lists it. */
  readonly manual?: boolean | undefined
  readonly percent?: number | undefined
  readonly amountPerProduct?: Money | undefined
  readonly fixedAmount?: Money | undefined
  readonly amountPerPerson?: Money | undefined
  readonly discountable?: boolean | undefined
  readonly productMode?: ProductMode | undefined
  readonly rules?: readonly RuleCondition[] | undefined
}
