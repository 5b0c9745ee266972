import type { RuleOutcome } from '../discounts/bill.ts'
import type { RuleFailure } from '../discounts/rule-failure.ts'
import { type OpenOrder, openOrder, type PriceOrder, type Trial } from '../totals/open-order.ts'
import type { PriceBook } from '../totals/price-book.ts'
import type { WorkedBill } from '../totals/bill-at-work.ts'
import { type RuleTrials, ruleTrials } from '../totals/rule-trials.ts'
import { workOut } from '../totals/stages.ts'
import type { CouponChoice } from './coupon-choice.ts'

/** What must stay as it is now (CPN-8.4). */
interface Kept {
  /** The other coupons that hold. */
  readonly held: readonly string[]
  /** How each rule fares that gives products. */
  readonly gifts: string
}

/** An order with every coupon that may be used; any set of them is priced without opening it again. */
export interface BillOfSets {
  readonly open: OpenOrder
  /** Undefined: each set is priced from the start. */
  readonly inTurn: RuleTrials | undefined
  /** Trial → the bit of its coupon; 0 if it is tried in every set. */
  readonly bits: readonly number[]
  readonly ids: ReadonlySet<string>
  readonly kept: Kept
  /** What is paid now, cents. */
  readonly now: number
}

/** A set of coupons on an order; cents. */
export interface TriedSet {
  readonly total: number
  /** Whether each coupon of it holds, and all else stays as it is now. */
  readonly holds: boolean
}

/** Returns an order in which some rules are tried. */
export const withTrials = (open: OpenOrder, trials: readonly Trial[]): OpenOrder => ({
  ...open,
  trials,
  hasGroups: trials.some(({ program }) => program.rule.bestOf != null),
})

/** A cart is mended where lines of a gift are missing or too many; why else there is none is no matter. */
const giftOf = (failure: RuleFailure | undefined): string => {
  if (!failure) return 'given'
  const { error } = failure
  return error === 'errors.ruleMissingFree' || error === 'errors.ruleExtraFree' ? error : ''
}

const keptOf = (outcomes: readonly RuleOutcome[], ids: ReadonlySet<string>): Kept => ({
  held: outcomes.flatMap(({ program: { coupon }, failure }) =>
    coupon === undefined || ids.has(coupon) || failure ? [] : [coupon],
  ),
  gifts: outcomes
    .filter(({ program }) => program.freeProducts.length > 0)
    .map(({ program, failure }) => `${program.givesAs} ${giftOf(failure)}`)
    .toSorted()
    .join(),
})

/** Opens an order for the sets of `choices`, which stand in the order in which they are added. */
export const openSets = (
  book: PriceBook,
  order: PriceOrder,
  choices: readonly CouponChoice[],
): BillOfSets => {
  const bitOf = new Map(choices.map(({ id }, at): [string, number] => [id, 1 << at]))
  const ids = new Set(bitOf.keys())
  const present = workOut(openOrder(book, order), false)
  const fixed = (order.coupons ?? []).filter(({ id }) => !ids.has(id))
  const added = choices.map(({ id, rule }) => ({ id, rule, source: 'coupon' as const }))
  const open = openOrder(book, { ...order, coupons: [...fixed, ...added] })
  return {
    open,
    inTurn: ruleTrials(open),
    bits: open.trials.map(({ program: { coupon = '' } }) => bitOf.get(coupon) ?? 0),
    ids,
    kept: keptOf(present.outcomes, ids),
    now: present.sums.total,
  }
}

/** Returns what is tried with a set of coupons. */
export const trialsOf = ({ open, bits }: BillOfSets, set: number): readonly Trial[] =>
  open.trials.filter((_, at) => bits[at] === 0 || (bits[at]! & set) !== 0)

/** Works an order out with a set of coupons. */
export const workOutSet = (bill: BillOfSets, set: number): WorkedBill =>
  workOut(withTrials(bill.open, trialsOf(bill, set)), false)

/** Returns the number of coupons in a set. */
export const sizeOf = (set: number): number => {
  let size = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) size++
  return size
}

/** Returns how many of the coupons hold. */
export const heldIn = ({ ids }: BillOfSets, outcomes: readonly RuleOutcome[]): number => {
  let held = 0
  for (const { program, failure } of outcomes)
    if (!failure && program.coupon !== undefined && ids.has(program.coupon)) held++
  return held
}

/** Tries a set of coupons on an order. */
export const trySet = (bill: BillOfSets, set: number): TriedSet => {
  const { ids, kept, inTurn } = bill
  const { outcomes, sums } = inTurn
    ? { outcomes: inTurn.tryAll(trialsOf(bill, set)), sums: inTurn.sums() }
    : workOutSet(bill, set)
  const { held, gifts } = keptOf(outcomes, ids)
  const holds =
    heldIn(bill, outcomes) === sizeOf(set) &&
    gifts === kept.gifts &&
    kept.held.every((coupon) => held.includes(coupon))
  return { total: sums.total, holds }
}
