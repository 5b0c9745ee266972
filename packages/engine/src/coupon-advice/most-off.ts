import type { RuleProgram } from '../discounts/rule-program.ts'
import { cheapestPicked, readBefore } from './cheapest-picked.ts'
import { type AtHand, targetsOf } from './goods-at-hand.ts'
import { groupsIn, mostPicked, mostTimes, stepsIn } from './most-times.ts'
import { countOf, sumOfFirst, type Units } from './units-at-hand.ts'

/** What a rule takes off at most, in cents. */
export interface Off {
  /** Becomes less by as much as others leave of the goods that it is about. */
  readonly scaled: number
  readonly fixed: number
  /** No more than this in all. */
  readonly limit: number
  /** Whether `scaled` is of the cheapest units: it becomes less only by what takes the same share off all of them. */
  readonly isOfCheapest?: boolean
  /** `scaled` becomes no less than this. */
  readonly crumbs?: number
  /** What `scaled` comes from, if it is what groups cost above their price. */
  readonly above?: Above
}

/** Groups of units and what each costs at most; cents. */
interface Above {
  readonly bases: readonly number[]
  readonly price: number
  /** Units of each. */
  readonly size: number
}

/** Returns what groups save of their units' first price, if others have left a share of it before. */
export const aboveIn = ({ bases, price }: Above, share: number): number =>
  share === 0 ? 0 : bases.reduce((sum, base) => sum + Math.max(0, base - price / share), 0)

const ALL = Number.POSITIVE_INFINITY

const surchargesOf = ({ type, surcharges }: RuleProgram, at: AtHand): number => {
  let sum = 0
  for (const [setting, amount] of at.surcharges)
    if (!surcharges || surcharges.has(setting) || type === 'freeSeatCharge') sum += amount
  return sum
}

/** The units that a rule picks among at most, and how many of them. */
interface Picking {
  readonly units: readonly Units[]
  readonly picked: number
  /** How many rules take the same share off all of them before. */
  readonly even: number
}

const percentOff = (program: RuleProgram, { units, picked }: Picking, at: AtHand): Off => {
  const { rule, step, type, scope, reachesSurcharges } = program
  const share = Math.max(0, 1 - (rule.discount ?? 1))
  const isPre = type === 'percentPre'
  const dearest = isPre ? units.toSorted((a, b) => b.start - a.start) : units
  const base = sumOfFirst(dearest, picked, ({ left, start }) => (isPre ? start : left))
  const lowered = step === undefined ? 0 : sumOfFirst(units, ALL, (one) => one.lowered)
  const charged = reachesSurcharges ? surchargesOf(program, at) : 0
  const fixed = share * (charged + lowered) + at.grain * (scope === 'order' ? 1 : picked)
  const limit = sumOfFirst(units, picked, ({ left }) => left) + charged
  return isPre
    ? { scaled: 0, fixed: share * base + fixed, limit }
    : { scaled: share * base, fixed, limit }
}

const amountOff = (program: RuleProgram, { units, picked }: Picking, at: AtHand): number => {
  const { cents, scope, repeat, step = 0, reachesSurcharges } = program
  const isStepped = repeat && step > 0
  if (scope === 'product')
    return sumOfFirst(units, picked, ({ left, lowered }) =>
      Math.min(left, cents * (isStepped ? stepsIn(program, left + lowered) : 1) + at.grain),
    )
  const charged = reachesSurcharges ? surchargesOf(program, at) : 0
  const base = sumOfFirst(units, picked, ({ left }) => left) + charged
  const stepped = base + sumOfFirst(units, ALL, ({ lowered }) => lowered)
  if (scope === 'line') {
    const lines = new Set(units.map(({ item }) => item)).size
    const times = isStepped ? Math.floor(stepped / step) : lines
    return Math.min(base, times * cents + lines * at.grain)
  }
  if (isStepped) return Math.min(base, cents * stepsIn(program, stepped) + at.grain)
  return Math.min(base, cents * (repeat ? mostTimes(program, at.items) : 1) + at.grain)
}

/** Returns what that many groups of so many of the dearest units cost, the dearest group first. */
export const dearestGroups = (
  units: readonly Units[],
  groups: number,
  size: number,
): readonly number[] => {
  const bases = Array.from({ length: groups }, () => 0)
  let taken = 0
  for (const { left, count } of units) {
    const end = Math.min(groups * size, taken + count)
    while (taken < end) {
      const group = Math.floor(taken / size)
      const some = Math.min(end, (group + 1) * size) - taken
      bases[group]! += some * left
      taken += some
    }
  }
  return bases
}

/** Beyond that many groups it is enough to know that they save no more than all they hold. */
const MOST_GROUPS = 200

/** The dearest units in groups, which is what groups of that size can save at most. */
const groupsOff = (program: RuleProgram, { units, even }: Picking, at: AtHand): Off => {
  const count = countOf(units)
  const limit = sumOfFirst(units, count, ({ left }) => left)
  const { groups, size } = groupsIn(program, count)
  if (groups > MOST_GROUPS) return { scaled: limit, fixed: 0, limit }
  const bases = dearestGroups(units, groups, size)
  const above = { bases, price: program.cents, size }
  const fixed = groups * at.grain * (1 + size * even)
  return { scaled: aboveIn(above, 1), fixed, limit, above }
}

const NOTHING: Off = { scaled: 0, fixed: 0, limit: 0 }

const only = (fixed: number): Off => ({ scaled: 0, fixed, limit: fixed })

const offOf = (program: RuleProgram, picking: Picking, at: AtHand): Off => {
  switch (program.type) {
    case 'percent':
    case 'percentPre':
      return percentOff(program, picking, at)
    case 'amount':
      return only(amountOff(program, picking, at))
    case 'pickNMaxPrice':
      return groupsOff(program, picking, at)
    case 'freeSeatCharge':
    case 'freeSurcharge':
      return only(surchargesOf(program, at))
    default:
      return NOTHING
  }
}

const offBeside = (program: RuleProgram, earlier: readonly RuleProgram[], at: AtHand): Off => {
  const { units } = targetsOf(program, at)
  const before = readBefore(units, earlier, at)
  const { even } = before
  const cheapest = cheapestPicked(program, units, before, at)
  if (!cheapest)
    return offOf(program, { units, picked: mostPicked(program, countOf(units)), even }, at)
  const picking = { units: cheapest.units, picked: countOf(cheapest.units), even }
  const { scaled, fixed, limit } = offOf(program, picking, at)
  const { drift, crumbs } = cheapest
  return { scaled, fixed: fixed + drift, limit: limit + drift, isOfCheapest: true, crumbs }
}

/** Returns what a rule takes off goods and surcharges at most, if only these rules are tried before it (CPN-8.6). */
export const mostOff = (program: RuleProgram, earlier: readonly RuleProgram[], at: AtHand): Off => {
  if (program.isPoint) return NOTHING
  const off = offBeside(program, earlier, at)
  // what is waived has no most
  if (program.isWaiver) return off
  return { ...off, limit: Math.min(off.limit, program.maxDiscount ?? ALL) }
}
