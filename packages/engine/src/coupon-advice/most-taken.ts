import type { Conflicts } from './conflicts.ts'
import { competingOff } from './competing-groups.ts'
import type { AtHand } from './goods-at-hand.ts'
import type { GoodsLeft } from './goods-left.ts'
import { aboveIn, dearestGroups } from './most-off.ts'
import { type CouponRule, type Taking, takingsOf } from './taking.ts'

/** The most that coupons take off, in cents before surcharges and taxes (CPN-8.6). */
export interface MostTaken {
  /** Returns what the chosen ones take off together with any of the rest. */
  readonly together: (chosen: number, rest: readonly number[]) => number
  /** Returns what any of the rest take off what is left by those that are tried before them. */
  readonly ofLeft: (left: GoodsLeft) => (rest: readonly number[]) => number
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
  rules: readonly (CouponRule | undefined)[],
  at: AtHand,
  conflicts: Conflicts,
): MostTaken => {
  const { takings, goods } = takingsOf(rules, at)
  const { groupOf, values } = goods
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
  /** Returns the greatest share of a coupon's goods that shares leave; a share is beside others of its class. */
  const greatestLeft = ({ share, isOfCheapest, isAlike, groups }: Taking): number =>
    share === undefined && (!isOfCheapest || isAlike)
      ? groups.reduce((greatest, group) => Math.max(greatest, left[group]!), 0)
      : 1
  /** Returns what classes take off goods of that worth, by what each coupon does, and those that compete for the same goods. */
  const takenBy = (
    worth: ArrayLike<number>,
    classes: readonly (readonly number[])[],
    offOf: (one: number) => number,
    competing: (members: readonly Taking[]) => number,
  ): number => {
    left.fill(1)
    for (const members of classes) if (isShares(members)) leave(members)
    let taken = 0
    for (let group = 0; group < left.length; group++) taken += worth[group]! * (1 - left[group]!)
    const families = new Map<string, number[]>()
    for (const members of classes) {
      const [one] = members
      const { family } = takings[one!]!
      if (members.length === 1 && family !== undefined) {
        const known = families.get(family)
        if (known) known.push(one!)
        else families.set(family, [one!])
      } else taken += isShares(members) ? at.grain : Math.max(...members.map(offOf))
    }
    for (const family of families.values()) {
      const alone = family.reduce((sum, one) => sum + offOf(one), 0)
      taken +=
        family.length === 1 ? alone : Math.min(alone, competing(family.map((one) => takings[one]!)))
    }
    return taken
  }
  return {
    together: (chosen, rest) => {
      const single = rules.flatMap((_, one) => (isIn(chosen, one) ? [[one]] : []))
      return takenBy(
        values,
        [...single, ...classesOf(rest, conflicts)],
        (one) => {
          const taking = takings[one]!
          const { scaled, fixed, limit, above, before, after } = taking
          const kept = leftBy(chosen & after)
          const base = above ? aboveIn(above, leftBy(chosen & before)) : scaled
          return Math.min(limit * kept, base * greatestLeft(taking) + fixed * kept)
        },
        (members) => {
          const before = members.reduce((set, one) => set & one.before, chosen)
          const after = members.reduce((set, one) => set & one.after, chosen)
          return competingOff(members, members[0]!.units, leftBy(before)) * leftBy(after)
        },
      )
    },
    ofLeft: ({ amounts, shares: itemShares, unitsOf }) => {
      const worth = new Float64Array(values.length)
      for (const [item, group] of groupOf) worth[group]! += amounts[item]!
      const baseOf = ({ items, above, scaled, crumbs = 0 }: Taking): number => {
        if (above) {
          const bases = dearestGroups(unitsOf(items), above.bases.length, above.size)
          return aboveIn({ ...above, bases }, 1)
        }
        const share = items.reduce((most, item) => Math.max(most, itemShares[item]!), 0)
        return Math.max(crumbs, scaled * share)
      }
      const bases = takings.map(baseOf)
      const limits = takings.map(({ items, limit, isOnSurcharges }) =>
        isOnSurcharges
          ? limit
          : Math.min(
              limit,
              items.reduce((sum, item) => sum + amounts[item]!, 0),
            ),
      )
      return (rest) =>
        takenBy(
          worth,
          classesOf(rest, conflicts),
          (one) =>
            Math.min(limits[one]!, bases[one]! * greatestLeft(takings[one]!) + takings[one]!.fixed),
          (members) => competingOff(members, unitsOf(members[0]!.items), 1),
        )
    },
  }
}
