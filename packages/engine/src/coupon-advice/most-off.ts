import { allowsItem, passesFilter } from '../discounts/conditions/item-filter.ts'
import type { Condition } from '../discounts/conditions/condition.ts'
import type { RuleProgram } from '../discounts/rule-program.ts'
import type { Item } from '../kernel/item.ts'
import { mostPicked, mostTimes, stepsIn } from './most-times.ts'
import { countOf, sumOfFirst, type Units } from './units-at-hand.ts'

/** What a rule takes off at most, in cents. */
export interface Off {
  /** Becomes less by as much as others leave of the goods that it is about. */
  readonly scaled: number
  readonly fixed: number
  /** No more than this in all. */
  readonly limit: number
}

const ALL = Number.POSITIVE_INFINITY

/** What rules can take something off. */
export interface AtHand {
  readonly items: readonly Item[]
  readonly units: readonly Units[]
  /** Surcharge → its amount if nothing is waived, cents. */
  readonly surcharges: ReadonlyMap<string, number>
  /** What rounding adds to one amount at most. */
  readonly grain: number
}

const isReached = ({ filter }: Condition, item: Item): boolean =>
  (filter.only === undefined || filter.only.has(item.index)) &&
  allowsItem(filter.mode, item) &&
  passesFilter(filter, item)

/** Returns the units that a rule may ever take something off. */
export const targetsOf = (program: RuleProgram, { items, units }: AtHand): readonly Units[] => {
  const { isAboutSurcharges, conditions, rule, mode, openTo } = program
  if (isAboutSurcharges) return []
  const ofProducts = conditions.filter((condition) => condition.for === 'product')
  const isAny = ofProducts.length === 0 || rule.discountAny === true
  return units.filter(({ item: index }) => {
    const item = items[index]!
    return isAny
      ? allowsItem(mode, item) && (openTo === undefined || openTo.has(index))
      : ofProducts.some((condition) => isReached(condition, item))
  })
}

const surchargesOf = ({ type, surcharges }: RuleProgram, at: AtHand): number => {
  let sum = 0
  for (const [setting, amount] of at.surcharges)
    if (!surcharges || surcharges.has(setting) || type === 'freeSeatCharge') sum += amount
  return sum
}

const percentOff = (program: RuleProgram, units: readonly Units[], at: AtHand): Off => {
  const { rule, step, type, scope, reachesSurcharges } = program
  const share = Math.max(0, 1 - (rule.discount ?? 1))
  const picked = mostPicked(program, countOf(units))
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

const amountOff = (program: RuleProgram, units: readonly Units[], at: AtHand): number => {
  const { cents, scope, repeat, step = 0, reachesSurcharges } = program
  const isStepped = repeat && step > 0
  const picked = mostPicked(program, countOf(units))
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

/** Beyond that many groups it is enough to know that they save no more than all they hold. */
const MOST_GROUPS = 200

/** The dearest units in groups, which is what groups of that size can save at most. */
const groupsOff = (
  { picks, repeat, cents }: RuleProgram,
  units: readonly Units[],
  at: AtHand,
): Off => {
  const count = countOf(units)
  const limit = sumOfFirst(units, count, ({ left }) => left)
  const sizes = picks.map(
    ({ minQty, maxQty }) => minQty ?? (picks.length === 1 ? maxQty : undefined) ?? 1,
  )
  const size = picks.length === 0 ? count : sizes.reduce((sum, one) => sum + one, 0)
  const groups = repeat && picks.length > 0 ? Math.floor(count / size) : Math.min(1, count)
  if (groups > MOST_GROUPS) return { scaled: limit, fixed: 0, limit }
  let scaled = 0
  let before = 0
  for (let group = 1; group <= groups; group++) {
    const base = sumOfFirst(units, group * size, ({ left }) => left)
    scaled += Math.max(0, base - before - cents)
    before = base
  }
  return { scaled, fixed: groups * at.grain, limit }
}

const NOTHING: Off = { scaled: 0, fixed: 0, limit: 0 }

const only = (fixed: number): Off => ({ scaled: 0, fixed, limit: fixed })

const offOf = (program: RuleProgram, at: AtHand): Off => {
  const units = targetsOf(program, at)
  switch (program.type) {
    case 'percent':
    case 'percentPre':
      return percentOff(program, units, at)
    case 'amount':
      return only(amountOff(program, units, at))
    case 'pickNMaxPrice':
      return groupsOff(program, units, at)
    case 'freeSeatCharge':
    case 'freeSurcharge':
      return only(surchargesOf(program, at))
    default:
      return NOTHING
  }
}

/** Returns what a rule takes off goods and surcharges at most, whatever else is applied with it (CPN-8.6). */
export const mostOff = (program: RuleProgram, at: AtHand): Off => {
  if (program.isPoint) return NOTHING
  const off = offOf(program, at)
  // what is waived has no most
  if (program.isWaiver) return off
  return { ...off, limit: Math.min(off.limit, program.maxDiscount ?? ALL) }
}

/** Returns the share of its targets that a rule leaves if that is all that it does: such shares multiply. */
export const shareLeft = (program: RuleProgram): number | undefined => {
  const { type, picks, step, maxDiscount, scope, isPoint, isAboutSurcharges } = program
  if (isPoint || isAboutSurcharges || program.reachesSurcharges || scope !== 'order')
    return undefined
  if (type !== 'percent' || picks.length > 0 || step !== undefined || maxDiscount !== undefined)
    return undefined
  return Math.min(1, Math.max(0, program.rule.discount ?? 1))
}
