import type { CustomProduct } from './product.ts'
import type { Id, Money } from './vocabulary.ts'

/** Status of a line (spec 001 §4); any other word that a record carries is read as one that counts. */
export type LineStatus = 'init' | 'pending' | 'hold' | 'cancel'

/** A choice that was picked: named by `_id`, else `id`; quantity 1 where none is given (pricing.md §2). */
export interface Selection {
  readonly _id?: Id | undefined
  readonly id?: Id | undefined
  readonly quantity?: number | undefined
}

/** What was picked in one option group; with only `values`, one of each (pricing.md §2). */
export interface LineOption {
  readonly option: Id
  readonly values?: readonly Id[] | undefined
  readonly selections?: readonly Selection[] | undefined
  /** The group's choices cost nothing. */
  readonly free?: boolean | undefined
  /** The group is closed to further picks. */
  readonly fixed?: boolean | undefined
}

/** What was agreed when a line was ordered; what it does not carry counts as none (pricing.md §3.5). */
export interface OrderedFacts {
  readonly productPart?: Money | undefined
  readonly enjoying?: Money | undefined
  readonly other?: Money | undefined
  readonly category?: Id | undefined
  readonly subCategory?: Id | undefined
  readonly discountable?: boolean | undefined
  readonly freeSurcharge?: boolean | undefined
}

/** Where a line stands in the merging of sets (spec 001 §4). */
export type MergeStatus = 'merged' | 'mergedFrom' | 'skip'

/** A line of a cart or of an order (spec 001 §3, pricing.md §2). */
export interface CartLine {
  readonly id: string
  readonly product?: Id | undefined
  readonly customProduct?: CustomProduct | undefined
  readonly options?: readonly LineOption[] | undefined
  /** Whole, 1 to 9,999; missing: 1. A child's is its parent's × `quantityRatio`. */
  readonly quantity?: number | undefined
  readonly quantityRatio?: number | undefined
  /** Per unit. */
  readonly weight?: number | undefined
  readonly section?: Id | undefined
  readonly customRemark?: string | undefined
  readonly kitchenOptions?: unknown
  readonly table?: Id | undefined
  readonly tableSplit?: string | number | undefined
  readonly tableChairId?: string | undefined
  readonly split?: string | number | undefined
  readonly chairId?: string | undefined
  /** The coupon's id, or the rule's where no coupon brings it: the line is given by that rule. */
  readonly fromCoupon?: string | undefined
  /** The parent's line id: this line is a child of a set. */
  readonly fromProduct?: string | undefined
  readonly fromOption?: Id | undefined
  readonly fromOptionSeq?: number | undefined
  readonly fromChoice?: Id | undefined
  readonly fromChoiceSeq?: number | undefined
  readonly fromSelection?: Id | undefined
  readonly mergeStatus?: MergeStatus | undefined
  /** The lines, with their quantities, that a merged set took. */
  readonly mergeSource?: readonly CartLine[] | undefined
  readonly status?: LineStatus | (string & {}) | undefined
  readonly replacing?: boolean | undefined
  readonly overridePrice?: Money | undefined
  /** A signed manual amount; not a number: ignored. */
  readonly openKey?: unknown
  readonly predestinedDiscount?: unknown
  readonly predestinedDiscountName?: unknown
  readonly manualPercentAdjust?: number | undefined
  readonly manualDiscount?: Money | undefined
  readonly discountable?: boolean | undefined
  readonly freeSurcharge?: boolean | undefined
  readonly takeAway?: boolean | undefined
  /** When it was added: what time conditions of type `order` read. */
  readonly date?: string | undefined
  readonly staff?: Id | undefined
  readonly editPriceStaff?: Id | undefined
  readonly ordered?: OrderedFacts | undefined
}
