import type { CustomProduct } from './product.ts'
import type { Id, Money } from './vocabulary.ts'

/** Status of a line (CART-1.5); any other value in a record counts as active. */
export type LineStatus = 'init' | 'pending' | 'hold' | 'cancel'

/** A picked choice, named by `_id`, else by `id`; its quantity defaults to 1 (PRICE-1.6). */
export interface Selection {
  readonly _id?: Id | undefined
  readonly id?: Id | undefined
  readonly quantity?: number | undefined
}

/** The picks of one option group; an entry with only `values` means one of each (PRICE-1.6). */
export interface LineOption {
  readonly option: Id
  readonly values?: readonly Id[] | undefined
  readonly selections?: readonly Selection[] | undefined
  /** The group's choices cost nothing. */
  readonly free?: boolean | undefined
  /** The group is closed to further picks. */
  readonly fixed?: boolean | undefined
}

/** The facts agreed when a line was ordered (PRICE-3.6); absent fields count as missing. */
export interface OrderedFacts {
  readonly productPart?: Money | undefined
  readonly enjoying?: Money | undefined
  readonly other?: Money | undefined
  readonly category?: Id | undefined
  readonly subCategory?: Id | undefined
  readonly taxClass?: string | undefined
  readonly discountable?: boolean | undefined
  readonly freeSurcharge?: boolean | undefined
  /** What one unit of weight cost; nothing reads it again. */
  readonly rate?: Money | undefined
}

/** The state of a line in the merging of sets (MERGE-1.9). */
export type MergeStatus = 'merged' | 'mergedFrom' | 'skip'

/** A line of a cart or of an order (CART-1.3). */
export interface CartLine {
  readonly id: string
  readonly product?: Id | undefined
  readonly customProduct?: CustomProduct | undefined
  readonly options?: readonly LineOption[] | undefined
  /** Whole, 1 to 9,999; missing: 1. A child's is its parent's × `quantityRatio`. */
  readonly quantity?: number | undefined
  readonly quantityRatio?: number | undefined
  /** Of one unit, in grams: net of what it is weighed in (CAT-7.2). */
  readonly weight?: number | undefined
  readonly section?: Id | undefined
  readonly customRemark?: string | undefined
  readonly kitchenOptions?: readonly string[] | undefined
  readonly table?: Id | undefined
  readonly tableSplit?: string | number | undefined
  readonly tableChairId?: string | undefined
  readonly split?: string | number | undefined
  readonly chairId?: string | undefined
  /** The id of the coupon that gives the line, or of the rule if it has no coupon. */
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
  /** The course that it is served with, `now`: none, though its category has one. No price depends on it. */
  readonly course?: Id | undefined
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
  /** The instant at which it was ordered: rules are judged then (PRICE-9.1). Missing: now. */
  readonly agreedAt?: string | undefined
  /** The id of the rule book that it was priced with (PRICE-9.1). Missing: the catalogue. */
  readonly book?: string | undefined
}
