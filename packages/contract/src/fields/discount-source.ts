import { OneOf } from './one-of.ts'

const sources = ['automatic', 'coupon', 'gift', 'memberRank', 'member', 'vip', 'manual'] as const

/** Where a discount rule comes from (DISC-1.1). */
export const DiscountSource = OneOf(...sources)

/** The same of what is taken off a bill: a rule, or lines that make a set (MERGE-2.6). */
export const OutcomeSource = OneOf(...sources, 'set')
