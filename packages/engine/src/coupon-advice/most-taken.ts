import type { RuleProgram } from '../discounts/rule-program.ts'
import type { Conflicts } from './conflicts.ts'
import { type AtHand, mostOff, type Off, shareLeft, targetsOf } from './most-off.ts'

/** What a coupon may take off. */
interface Taking extends Off {
  /** The share that it leaves of its goods, if that is all it does. */
  readonly share: number | undefined
  /** Groups of goods that it is about. */
  readonly groups: readonly number[]
}

/** Returns the most that coupons take off together, in cents before surcharges and taxes (CPN-8.6). */
export type MostTaken = (chosen: number, rest: readonly number[]) => number

/** Goods that the same shares are taken of, as one. */
interface Goods {
  readonly groupOf: ReadonlyMap<number, number>
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

const isIn = (set: number, one: number): boolean => (set & (1 << one)) !== 0

/** Partitions coupons into classes that exclude each other within: each class takes off what its greatest does. */
const classesOf = (
  rest: readonly number[],
  conflicts: Conflicts,
): readonly (readonly number[])[] => {
  const classes: number[][] = []
  let seen = 0
  for (const first of rest) {
    if (isIn(seen, first)) continue
    const members = [first]
    let clique = 1 << first
    for (const other of rest)
      if (!isIn(seen | clique, other) && (conflicts[other]! & clique) === clique) {
        clique |= 1 << other
        members.push(other)
      }
    seen |= clique
    classes.push(members)
  }
  return classes
}

/** Creates it for the rules of coupons; undefined for one that can never hold. */
export const mostTaken = (
  programs: readonly (RuleProgram | undefined)[],
  at: AtHand,
  conflicts: Conflicts,
): MostTaken => {
  const itemsOf = programs.map(
    (program) => new Set(program ? targetsOf(program, at).map(({ item }) => item) : []),
  )
  const shares = programs.map((program) => program && shareLeft(program))
  const { groupOf, values } = groupGoods(
    at,
    itemsOf.filter((_, one) => shares[one] !== undefined),
  )
  const takings = programs.map((program, one): Taking => {
    const off = program ? mostOff(program, at) : { scaled: 0, fixed: 0, limit: 0 }
    const groups = [...new Set([...itemsOf[one]!].map((item) => groupOf.get(item)!))]
    return { ...off, share: shares[one], groups }
  })
  const left = new Float64Array(values.length)
  const leave = (members: readonly number[]): void => {
    const least = new Map<number, number>()
    for (const one of members)
      for (const group of takings[one]!.groups)
        least.set(group, Math.min(least.get(group) ?? 1, takings[one]!.share!))
    for (const [group, share] of least) left[group] = left[group]! * share
  }
  const isShares = (members: readonly number[]): boolean =>
    members.every((one) => takings[one]!.share !== undefined)
  const offOf = (one: number): number => {
    const { scaled, fixed, limit, groups, share } = takings[one]!
    // a share beside others of its class
    const most = groups.reduce((greatest, group) => Math.max(greatest, left[group]!), 0)
    return Math.min(limit, scaled * (share === undefined ? most : 1) + fixed)
  }
  return (chosen, rest) => {
    left.fill(1)
    const single = programs.flatMap((_, one) => (isIn(chosen, one) ? [[one]] : []))
    const classes = [...single, ...classesOf(rest, conflicts)]
    for (const members of classes) if (isShares(members)) leave(members)
    let taken = values.reduce((sum, value, group) => sum + value * (1 - left[group]!), 0)
    for (const members of classes)
      taken += isShares(members) ? at.grain : Math.max(...members.map(offOf))
    return taken
  }
}
