// What staff do to lines of a bill besides `editCart`: manual prices, splitting, merging ordered lines.

export { runsAutoMerge } from '../auto-merge/auto-merge-policy.ts'
export type { MergeContext } from '../auto-merge/merge-context.ts'
export { orderedSavings } from '../auto-merge/ordered-savings.ts'
export type { OrderedLines } from '../auto-merge/ordered-sets.ts'
export {
  type ByHand,
  type ManualField,
  setManualDiscount,
  setManualPercentAdjust,
  setOverridePrice,
} from '../cart/manual-price.ts'
export { discountByHand, type GivenByHand } from '../discounts/discount-by-hand.ts'
export { type SplitError, splitLine, type SplitResult } from '../cart/split-line.ts'
