import type { RuleProgram } from '../discounts/rule-program.ts'
import { isEven } from './cheapest-picked.ts'
import { type AtHand, type Targets, targetsOf } from './goods-at-hand.ts'
import { mostOff, type Off } from './most-off.ts'
import { countOf, sumOfFirst, type Units } from './units-at-hand.ts'

/** The rule of a coupon that may hold. */
export interface CouponRule {
  readonly program: RuleProgram
  /** Its place among all rules that are tried. */
  readonly place: number
  /** The rules that may be tried before it in a set in which it holds. */
  readonly earlier: readonly RuleProgram[]
}

/** What a coupon may take off. */
export interface Taking extends Off {
  /** The share that it leaves of its goods, if that is all it does. */
  readonly share: number | undefined
  /** What it takes at least off all its goods alike. */
  readonly sure: Sure | undefined
  /** Groups of goods that it is about. */
  readonly groups: readonly number[]
  /** The coupons that take off all its goods alike before it. */
  readonly before: number
  /** Those that leave a share of all its goods after it: what it took off is off their goods. */
  readonly after: number
  /** Whether shares that are left of its goods are left of all of them. */
  readonly isAlike: boolean
  /** Which form one group of the same goods; the others compete with it. */
  readonly family: string | undefined
  readonly units: readonly Units[]
  /** The items that it is about. */
  readonly items: readonly number[]
  /** Whether it may take something off surcharges. */
  readonly isOnSurcharges: boolean
}

/** An amount, or a share of the goods if that is less; cents. */
interface Sure {
  readonly share: number
  readonly amount: number
  readonly goods: number
}

/** Goods that the same shares are taken of, as one group. */
export interface Goods {
  /** Item → its group; those that no unit is of have none. */
  readonly groupOf: ReadonlyMap<number, number>
  /** Group → what its goods are worth, cents. */
  readonly values: readonly number[]
}

const groupGoods = (at: AtHand, shares: readonly ReadonlySet<number>[]): Goods => {
  const groups = new Map<string, number>()
  const groupOf = new Map<number, number>()
  const values: number[] = []
  for (const { item, left, count } of at.units) {
    const key = shares.map((items) => (items.has(item) ? '1' : '0')).join('')
    const group = groups.get(key) ?? groups.size
    groups.set(key, group)
    groupOf.set(item, group)
    values[group] = (values[group] ?? 0) + left * count
  }
  return { groupOf, values }
}

/** Returns the share of its targets that a rule leaves if that is all that it does: such shares multiply. */
const shareLeft = (program: RuleProgram): number | undefined => {
  const { type, picks, step, maxDiscount, scope, isPoint, isAboutSurcharges } = program
  if (isPoint || isAboutSurcharges || program.reachesSurcharges || scope !== 'order')
    return undefined
  if (type !== 'percent' || picks.length > 0 || step !== undefined || maxDiscount !== undefined)
    return undefined
  return Math.min(1, Math.max(0, program.rule.discount ?? 1))
}

/** Returns what a rule takes at least off all its goods alike, if it holds. */
const sureOf = (program: RuleProgram, units: readonly Units[], at: AtHand): Sure | undefined => {
  const { type, cents, maxDiscount, step, repeat, reachesSurcharges, rule } = program
  if (!isEven(program, at) || step !== undefined || repeat || reachesSurcharges) return undefined
  const goods = sumOfFirst(units, countOf(units), ({ left }) => left)
  if (type === 'amount')
    return { share: 0, amount: Math.min(cents, maxDiscount ?? cents) - at.grain, goods }
  if (type !== 'percent' || maxDiscount === undefined) return undefined
  const share = Math.min(1, Math.max(0, rule.discount ?? 1))
  return { share, amount: maxDiscount - at.grain, goods }
}

const NO_TARGETS: Targets = { units: [], items: new Set() }
const NOTHING: Off = { scaled: 0, fixed: 0, limit: 0 }

/** Reads what coupons may take off, and how they act on one another's goods. */
export const takingsOf = (
  rules: readonly (CouponRule | undefined)[],
  at: AtHand,
): { readonly takings: readonly Taking[]; readonly goods: Goods } => {
  const targets = rules.map((rule) => (rule ? targetsOf(rule.program, at) : NO_TARGETS))
  const units = targets.map((own) => own.units)
  const itemsOf = targets.map(({ items }) => items)
  const shares = rules.map((rule) => rule && shareLeft(rule.program))
  const sures = rules.map((rule, one) => rule && sureOf(rule.program, units[one]!, at))
  const goods = groupGoods(
    at,
    itemsOf.filter((_, one) => shares[one] !== undefined),
  )
  /** Whether a coupon takes off all goods of another alike, some, or none. */
  const reachOf = (one: number, other: number): 'all' | 'some' | 'none' => {
    const own = itemsOf[other]!
    let common = 0
    for (const item of own) if (itemsOf[one]!.has(item)) common++
    if (common === 0) return 'none'
    return common === own.size && isEven(rules[one]!.program, at) ? 'all' : 'some'
  }
  const takings = rules.map((rule, one): Taking => {
    const off = rule ? mostOff(rule.program, rule.earlier, at) : NOTHING
    let before = 0
    let after = 0
    let isAlike = true
    for (const [other, share] of shares.entries()) {
      if (other === one || !rule || (share === undefined && !sures[other])) continue
      const reach = reachOf(other, one)
      if (reach === 'some' && share !== undefined) isAlike = false
      if (reach !== 'all') continue
      if (rules[other]!.place < rule.place) before |= 1 << other
      // what it takes off surcharges is not
      else if (share !== undefined && !rule.program.reachesSurcharges) after |= 1 << other
    }
    const { above } = off
    return {
      ...off,
      share: shares[one],
      sure: sures[one],
      groups: [...new Set([...itemsOf[one]!].map((item) => goods.groupOf.get(item)!))],
      before,
      after,
      isAlike,
      family: above?.bases.length === 1 ? `${above.size} ${[...itemsOf[one]!].join()}` : undefined,
      units: units[one]!,
      items: [...itemsOf[one]!],
      isOnSurcharges:
        rule !== undefined &&
        (rule.program.reachesSurcharges || rule.program.isWaiver || rule.program.isAboutSurcharges),
    }
  })
  return { takings, goods }
}
