import { testConditions } from '../discounts/conditions/rule-conditions.ts'
import { linesGivenBy } from '../discounts/given-lines.ts'
import { isInForce } from '../discounts/standing.ts'
import type { OpenOrder, Trial } from '../totals/open-order.ts'
import { workOut } from '../totals/stages.ts'
import { chargedOn, grainOfRounding } from './charged.ts'
import type { Conflicts } from './conflicts.ts'
import type { AtHand } from './goods-at-hand.ts'
import { goodsLeft, leastUnits } from './goods-left.ts'
import { mostOff } from './most-off.ts'
import { mostTaken } from './most-taken.ts'
import type { CouponRule } from './taking.ts'
import { type BillOfSets, heldIn, sizeOf, trialsOf, withTrials } from './tried-set.ts'
import { unitsOf } from './units-at-hand.ts'

/** What an order costs at least with the coupons of a set, and any of `rest`; cents (CPN-8.6). */
export interface LowerBound {
  readonly least: (chosen: number, rest: readonly number[]) => number
  /** What these coupons take off at most. */
  readonly most: (chosen: number, rest: readonly number[]) => number
  /**
   * Returns the least by what a set costs and leaves, for any of `rest` that are all tried after it: infinite if not all of the set
   * holds, since what is tried later changes nothing of that. Missing if that is not known: other
   * rules are tried after coupons, or not in turn.
   */
  readonly leastAfter?: (set: number) => (rest: readonly number[]) => number
}

/** What is worth nothing in money is no matter. */
const paysOff = ({ program, standing }: Trial): boolean => isInForce(standing) && !program.isPoint

/**
 * Returns how many rules are applied before any coupon, and take off the same with every set: none if any rule is chosen by what
 * the whole comes to, or gives lines.
 */
const countFirst = (trials: readonly Trial[], bits: readonly number[]): number => {
  const isSettled = trials
    .filter((trial, index) => bits[index] === 0 && paysOff(trial))
    .every(
      ({ program: { rule, freeProducts } }) => rule.bestOf == null && freeProducts.length === 0,
    )
  return isSettled ? bits.findIndex((bit) => bit !== 0) : 0
}

/** Returns whether a rule may hold with some set: what others take off never lets it reach a minimum. */
const mayHold = (trial: Trial, { scene, givenLines }: OpenOrder): boolean => {
  if (!paysOff(trial)) return false
  const { conditions, rule, openTo } = trial.program
  if (givenLines.size > 0 || openTo) return true
  return !testConditions(conditions, rule.discountAny === true, scene).failure
}

/** Creates the bound of an order for the coupons at these positions. */
export const lowerBound = (bill: BillOfSets, conflicts: Conflicts): LowerBound => {
  const { open, bits, inTurn } = bill
  const { trials, roundings } = open
  const plain = workOut(withTrials(open, []), false)
  const { surcharges, factor, slack } = chargedOn(plain)
  const given = trials.map(({ program }) =>
    linesGivenBy(program, open).reduce((sum, { total }) => sum + total, 0),
  )
  const first = countFirst(trials, bits)
  const { total } = (first > 0 ? workOut(withTrials(open, trials.slice(0, first)), false) : plain)
    .sums
  const at: AtHand = {
    items: open.items,
    units: unitsOf(open.items, open.scene.ledger),
    surcharges,
    grain: grainOfRounding(roundings.discount),
    hasGifts: open.givenLines.size > 0,
    targets: new Map(),
  }
  const goods = at.units.reduce((sum, { left, count }) => sum + left * count, 0)
  const all = [...surcharges.values()].reduce((sum, amount) => sum + amount, 0)
  const rules = conflicts.map((): CouponRule | undefined => undefined)
  let others = 0
  for (const [place, trial] of trials.entries()) {
    const bit = bits[place]!
    const { program } = trial
    if (bit === 0 ? place < first || !paysOff(trial) : !mayHold(trial, open)) continue
    const one = 31 - Math.clz32(bit)
    const apart = bit === 0 ? 0 : conflicts[one]!
    const earlier = trials.flatMap((other, at_) =>
      at_ >= first && at_ < place && paysOff(other) && (bits[at_]! & apart) === 0
        ? [other.program]
        : [],
    )
    if (bit !== 0) rules[one] = { program, place, earlier }
    else {
      const { scaled, fixed, limit } = mostOff(program, earlier, at)
      others += Math.min(limit, scaled + fixed) + given[place]!
    }
  }
  const taken = mostTaken(rules, at, conflicts)
  const most = (chosen: number, rest: readonly number[]): number =>
    Math.min(goods + all, taken.together(chosen, rest)) * factor
  const least = total - others * factor - slack
  const units = leastUnits(at.units, open.items.length)
  const isKnown = trials.every(
    (trial, place) => bits[place] !== 0 || place < first || !paysOff(trial),
  )
  return {
    most,
    least: (chosen, rest) => Math.max(0, least - most(chosen, rest)),
    ...(inTurn &&
      isKnown && {
        leastAfter: (set) => {
          const outcomes = inTurn.tryAll(trialsOf(bill, set))
          if (heldIn(bill, outcomes) < sizeOf(set)) return () => Number.POSITIVE_INFINITY
          const paid = inTurn.sums().total - slack
          const left = goodsLeft(inTurn.ledger, units)
          const rests = taken.ofLeft(left)
          const whole = left.amounts.reduce((sum, amount) => sum + amount, all)
          return (rest) => Math.max(0, paid - Math.min(whole, rests(rest)) * factor)
        },
      }),
  }
}
