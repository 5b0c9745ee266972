// What staff do to lines of a bill besides `editCart`: manual prices, tables, sections, merging ordered lines.

export { runsAutoMerge } from '../auto-merge/auto-merge-policy.ts'
export { costBeforeDiscounts } from '../auto-merge/cost-before-discounts.ts'
export type { MergeContext } from '../auto-merge/merge-context.ts'
export { orderedSavings } from '../auto-merge/ordered-savings.ts'
export type { OrderedLines } from '../auto-merge/ordered-sets.ts'
export { setLineSection, setTableReference, type TableReference } from '../cart/line-fields.ts'
export { canLineBecome } from '../cart/line-status.ts'
export {
  type ByHand,
  type ManualField,
  setManualDiscount,
  setManualPercentAdjust,
  setOpenKey,
  setOverridePrice,
} from '../cart/manual-price.ts'
export { discountByHand, type GivenByHand } from '../discounts/discount-by-hand.ts'
export { type SplitError, splitLine, type SplitResult } from '../cart/split-line.ts'
