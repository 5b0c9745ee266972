import type { Id, Money } from './vocabulary.ts'

/** A condition of a discount rule, a surcharge or a tax (DISC-4). Without `for` it is for the order. */
export interface RuleCondition {
  readonly for?: 'order' | 'product' | 'exclude' | undefined
  readonly products?: readonly Id[] | undefined
  /** Categories or sub-categories. */
  readonly categories?: readonly Id[] | undefined
  /** Option groups picked on the line. */
  readonly productOptions?: readonly Id[] | undefined
  readonly sections?: readonly Id[] | undefined
  readonly excludeProducts?: readonly Id[] | undefined
  readonly excludeCategories?: readonly Id[] | undefined
  readonly excludeProductOptions?: readonly Id[] | undefined
  readonly excludeSections?: readonly Id[] | undefined
  readonly minQty?: number | undefined
  readonly minWeight?: number | undefined
  /** Currency units, before any discount. */
  readonly minTotal?: Money | undefined
  /** Currency units, after the discounts applied so far. */
  readonly afterMinTotal?: Money | undefined
  /** A session modifier, or a list of which any one is enough. */
  readonly includeModifier?: Id | readonly Id[] | undefined
  readonly excludeModifier?: Id | readonly Id[] | undefined
  readonly timeConditions?: readonly Id[] | undefined
}
