import { fromCents, toCents } from '@comanda/engine/money'

/** What a promotion costs in bills that were completed in an hour of the shop's clock, 0 to 23. */
export interface ReplayedHour {
  readonly hour: number
  readonly bills: number
  readonly cost: number
}

/** What a promotion does to another rule. Amounts are negative or 0. */
export interface ReplayedRule {
  readonly rule: string
  /** Bills in which it applied and does not any more. */
  readonly fell: number
  /** Bills in which it still applies, and takes off less. */
  readonly less: number
  readonly before: number
  readonly after: number
}

/** A bill without and with a promotion. */
export interface ReplayedBill {
  readonly session: string
  readonly before: { readonly total: number }
  readonly after: { readonly total: number }
}

/** What a promotion would have done to some bills (BOOK-3.4). Amounts are in currency units. */
export interface ReplayFigures<
  Bill extends ReplayedBill = ReplayedBill,
  Rule extends ReplayedRule = ReplayedRule,
> {
  /** Bills that were replayed: they are proved. */
  readonly bills: number
  /** Bills that are not proved, and count nowhere else. */
  readonly leftOut: number
  /** What the replayed bills came to. */
  readonly total: number
  /** What they would have come to less; negative if it is more. */
  readonly cost: number
  /** The sum of the squares of each bill's cost. */
  readonly squares: number
  readonly applied: number
  readonly less: number
  readonly more: number
  /** Bills that only miss a little of its minimum. */
  readonly near: number
  /** By hour; those in which it costs something. */
  readonly hours: readonly ReplayedHour[]
  /** The other rules that it changes. */
  readonly rules: readonly Rule[]
  /** The ten bills that it changes most. */
  readonly most: readonly Bill[]
}

/** So many bills are listed one by one. */
const MOST_BILLS = 10

const sum = (one: number, other: number): number => fromCents(toCents(one) + toCents(other))

const byKey = <T>(
  lists: readonly (readonly T[])[],
  keyOf: (one: T) => string | number,
  add: (one: T, other: T) => T,
): T[] => {
  const all = new Map<string | number, T>()
  for (const one of lists.flat()) {
    const known = all.get(keyOf(one))
    all.set(keyOf(one), known === undefined ? one : add(known, one))
  }
  return [...all.values()].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

/** Returns by how much a bill changes, in cents, whichever way. */
const change = ({ before, after }: ReplayedBill): number =>
  Math.abs(toCents(before.total) - toCents(after.total))

/** Returns the bills that change most; of equal changes in the order of their ids. */
export const mostChanged = <Bill extends ReplayedBill>(bills: readonly Bill[]): Bill[] =>
  bills
    .toSorted((a, b) => change(b) - change(a) || (a.session < b.session ? -1 : 1))
    .slice(0, MOST_BILLS)

/** Returns the figures of no bills. */
export const noReplay = (): ReplayFigures<never, never> => ({
  bills: 0,
  leftOut: 0,
  total: 0,
  cost: 0,
  squares: 0,
  applied: 0,
  less: 0,
  more: 0,
  near: 0,
  hours: [],
  rules: [],
  most: [],
})

/** Returns the figures of some bills and of others together. */
export const addReplays = <Bill extends ReplayedBill, Rule extends ReplayedRule>(
  one: ReplayFigures<Bill, Rule>,
  other: ReplayFigures<Bill, Rule>,
): ReplayFigures<Bill, Rule> => ({
  bills: one.bills + other.bills,
  leftOut: one.leftOut + other.leftOut,
  total: sum(one.total, other.total),
  cost: sum(one.cost, other.cost),
  squares: one.squares + other.squares,
  applied: one.applied + other.applied,
  less: one.less + other.less,
  more: one.more + other.more,
  near: one.near + other.near,
  hours: byKey(
    [one.hours, other.hours],
    ({ hour }) => hour,
    (a, b) => ({ hour: a.hour, bills: a.bills + b.bills, cost: sum(a.cost, b.cost) }),
  ),
  rules: byKey(
    [one.rules, other.rules],
    ({ rule }) => rule,
    (a, b) => ({
      ...a,
      fell: a.fell + b.fell,
      less: a.less + b.less,
      before: sum(a.before, b.before),
      after: sum(a.after, b.after),
    }),
  ),
  most: mostChanged([...one.most, ...other.most]),
})

/** The normal distribution has 95 % within so many deviations. */
const DEVIATIONS = 1.96

/** What a sample of bills says of all of them: an amount, and how far it may be off in 19 of 20 samples. */
export interface Estimate {
  readonly cost: number
  readonly error: number
}

/** Returns what a promotion costs in `of` bills, of which some were replayed (BOOK-3.7). */
export const costOfAll = (
  { bills, cost, squares }: Pick<ReplayFigures, 'bills' | 'cost' | 'squares'>,
  of: number,
): Estimate => {
  if (bills === 0 || bills >= of) return { cost, error: 0 }
  const mean = cost / bills
  const variance = Math.max(0, squares / bills - mean ** 2)
  const deviation = of * Math.sqrt((variance / bills) * (1 - bills / of))
  return {
    cost: fromCents(Math.round(toCents(cost) * (of / bills))),
    error: fromCents(Math.round(toCents(DEVIATIONS * deviation))),
  }
}
