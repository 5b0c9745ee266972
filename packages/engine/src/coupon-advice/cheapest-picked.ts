import type { RuleProgram } from '../discounts/rule-program.ts'
import { type AtHand, hasSureTargets, targetsOf } from './goods-at-hand.ts'
import { groupsIn, mostPicked } from './most-times.ts'
import { countOf, sumOfFirst, type Units } from './units-at-hand.ts'

/** What rules that are tried before another may do to its goods. */
interface Before {
  /** To how many units something that others are spared. */
  readonly touched: number
  /** How many of them take the same share off all of its goods. */
  readonly even: number
}

/** Returns whether a rule shares its amount over all its goods by what is left of them: they keep their proportions. */
export const isEven = (program: RuleProgram, at: AtHand): boolean =>
  program.scope === 'order' &&
  program.type !== 'pickNMaxPrice' &&
  program.picks.length === 0 &&
  !program.undiscounted &&
  hasSureTargets(program, at)

const takesOff = ({ isPoint, isWaiver, freeProducts, type }: RuleProgram): boolean =>
  type !== undefined && !isPoint && !isWaiver && freeProducts.length === 0

const mostTouched = (program: RuleProgram, count: number): number => {
  if (program.type !== 'pickNMaxPrice') return mostPicked(program, count)
  const { groups, size } = groupsIn(program, count)
  return groups * size
}

/** Reads what rules do to goods. */
export const readBefore = (
  units: readonly Units[],
  earlier: readonly RuleProgram[],
  at: AtHand,
): Before => {
  let touched = 0
  let even = 0
  for (const program of earlier) {
    if (!takesOff(program)) continue
    const { units: own, items } = targetsOf(program, at)
    const common = units.filter(({ item }) => items.has(item))
    if (common.length === 0) continue
    if (isEven(program, at) && common.length === units.length) even++
    else touched += Math.min(countOf(common), mostTouched(program, countOf(own)))
  }
  return { touched, even }
}

/** Units that are worth no less than those that a rule picks, the dearest first; amounts in cents. */
export interface Picked {
  readonly units: readonly Units[]
  /** What rounding may add to them. */
  readonly drift: number
  /** What it may pick once hardly anything is left of the goods. */
  readonly crumbs: number
}

/**
 * Of a rule that picks the cheapest units, returns units that are worth no less than what it picks, beside any of the rules that are
 * tried before it; undefined where that is not known. Rules that share their amount over all its goods keep these in proportion. Each
 * other unit that a rule touches may end with nothing, and is passed over then. So of n units, m of them touched, the i-th cheapest that
 * is open was at most the (m + i)-th cheapest of all.
 */
export const cheapestPicked = (
  program: RuleProgram,
  targets: readonly Units[],
  { touched, even }: Before,
  at: AtHand,
): Picked | undefined => {
  const { picks, type, scope, undiscounted, step } = program
  const [pick] = picks
  if (!pick || picks.length > 1 || pick.maxQty === undefined) return undefined
  if ((pick.order ?? 'asc') !== 'asc' || undiscounted || step !== undefined) return undefined
  const isRead = type === 'percent' || (type === 'amount' && scope !== 'line')
  if (!isRead || !hasSureTargets(program, at)) return undefined
  const units = targets.filter(({ left }) => left > 0)
  const count = countOf(units)
  const picked = mostPicked(program, count)
  if (picked === 0) return undefined
  // the dearest first: what is cheaper than the window comes after it
  let skipped = Math.max(0, count - picked - touched)
  let missing = picked
  const window: Units[] = []
  for (const one of units) {
    const passed = Math.min(one.count, skipped)
    skipped -= passed
    const taken = Math.min(missing, one.count - passed)
    missing -= taken
    if (taken > 0) window.push({ ...one, count: taken })
  }
  // a unit that others leave untouched rounds to nothing only if no unit has more than this left
  const crumbs = at.grain * even * (1 + units[0]!.left / units.at(-1)!.left)
  return sumOfFirst(window, picked, ({ left }) => left) < picked * crumbs
    ? undefined
    : { units: window, drift: picked * at.grain * even, crumbs: picked * crumbs }
}
