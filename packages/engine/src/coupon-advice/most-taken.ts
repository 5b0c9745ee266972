import type { Conflicts } from './conflicts.ts'
import { competingOff } from './competing-groups.ts'
import type { AtHand } from './goods-at-hand.ts'
import { aboveIn } from './most-off.ts'
import { type CouponRule, takingsOf } from './taking.ts'

/** Returns the most that coupons take off together, in cents before surcharges and taxes (CPN-8.6). */
export type MostTaken = (chosen: number, rest: readonly number[]) => number

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
  rules: readonly (CouponRule | undefined)[],
  at: AtHand,
  conflicts: Conflicts,
): MostTaken => {
  const { takings, values } = takingsOf(rules, at)
  const left = new Float64Array(values.length)
  const isShare = takings.map(({ share }) => share !== undefined)
  const shares = isShare.reduce((set, is, one) => (is ? set | (1 << one) : set), 0)
  const least = new Float64Array(values.length)
  /** Leaves of each group the least share that a coupon of a class leaves. */
  const leave = (members: readonly number[]): void => {
    if (members.length > 1) least.fill(1)
    for (const one of members) {
      const { groups, share } = takings[one]!
      for (const group of groups)
        if (members.length === 1) left[group] = left[group]! * share!
        else least[group] = Math.min(least[group]!, share!)
    }
    if (members.length > 1)
      for (let group = 0; group < left.length; group++) left[group] = left[group]! * least[group]!
  }
  const isShares = (members: readonly number[]): boolean => members.every((one) => isShare[one])
  /** Returns the share of their goods that coupons that hold leave at most. */
  const leftBy = (chosen: number): number => {
    let product = 1
    for (let rest = chosen; rest !== 0; rest &= rest - 1) {
      const { share, sure, before } = takings[31 - Math.clz32(rest & -rest)]!
      if (share !== undefined) product *= share
      else if (sure && sure.amount > 0) {
        const goods = sure.goods * leftBy(chosen & before & shares)
        product *= Math.max(sure.share, goods > sure.amount ? 1 - sure.amount / goods : 0)
      }
    }
    return product
  }
  const offOf = (one: number, chosen: number): number => {
    const { scaled, fixed, limit, groups, share, above, before, after, isOfCheapest, isAlike } =
      takings[one]!
    const isScaled = share === undefined && (!isOfCheapest || isAlike)
    // a share beside others of its class
    const most = groups.reduce((greatest, group) => Math.max(greatest, left[group]!), 0)
    const kept = leftBy(chosen & after)
    const base = above ? aboveIn(above, leftBy(chosen & before)) : scaled
    return Math.min(limit * kept, base * (isScaled ? most : 1) + fixed * kept)
  }
  return (chosen, rest) => {
    left.fill(1)
    const single = rules.flatMap((_, one) => (isIn(chosen, one) ? [[one]] : []))
    const classes = [...single, ...classesOf(rest, conflicts)]
    for (const members of classes) if (isShares(members)) leave(members)
    let taken = values.reduce((sum, value, group) => sum + value * (1 - left[group]!), 0)
    const families = new Map<string, number[]>()
    for (const members of classes) {
      const [one] = members
      const { family } = takings[one!]!
      if (members.length === 1 && family !== undefined) {
        const known = families.get(family)
        if (known) known.push(one!)
        else families.set(family, [one!])
      } else
        taken += isShares(members)
          ? at.grain
          : Math.max(...members.map((each) => offOf(each, chosen)))
    }
    for (const family of families.values()) {
      const alone = family.reduce((sum, one) => sum + offOf(one, chosen), 0)
      if (family.length === 1) {
        taken += alone
        continue
      }
      const members = family.map((one) => takings[one]!)
      const before = members.reduce((set, one) => set & one.before, chosen)
      const after = members.reduce((set, one) => set & one.after, chosen)
      const most = competingOff(members, leftBy(before)) * leftBy(after)
      taken += Math.min(alone, most)
    }
    return taken
  }
}
