import type { RuleOutcome } from '../discounts/bill.ts'
import { canMeet } from '../discounts/compatibility.ts'
import type { RuleFailure } from '../discounts/rule-failure.ts'
import type { RuleProgram } from '../discounts/rule-program.ts'
import { isInForce } from '../discounts/standing.ts'
import { fromCents } from '../money/cents.ts'
import type { EarlierFailures } from './free-lines.ts'
import type { Trial } from './open-order.ts'
import type { Sums } from './sums.ts'

/** What a choice is judged by: a bill in which the other rules of the group fail from the start. */
interface Settled {
  readonly outcomes: readonly RuleOutcome[]
  readonly sums: Pick<Sums, 'total'>
}

type Settle = (failures: EarlierFailures) => Settled
type Group = readonly RuleProgram[]

interface Tried {
  readonly chosen: Group
  readonly bill: Settled
}

const DENIED: RuleFailure = { error: 'errors.ruleDeny' }

/** Returns the rules of one name, apart unless a chain of common items joins them (PRICE-9.3). */
const apart = (named: Group): readonly Group[] =>
  named.reduce<readonly Group[]>((groups, rule) => {
    const isMet = (group: Group): boolean => group.some((other) => canMeet(rule, other))
    const met = new Set([rule, ...groups.filter(isMet).flat()])
    return [...groups.filter((group) => !isMet(group)), named.filter((one) => met.has(one))]
  }, [])

/** Returns the groups of rules in force, in the order in which their first ones are tried. */
const groupsOf = (trials: readonly Trial[]): readonly Group[] => {
  const named = new Map<string, RuleProgram[]>()
  for (const { program, standing } of trials) {
    const { bestOf } = program.rule
    if (bestOf == null || !isInForce(standing)) continue
    named.set(bestOf, [...(named.get(bestOf) ?? []), program])
  }
  return [...named.values()].flatMap(apart)
}

/** Returns a rule, and with it those of its group that are open to other items. */
const choiceOf = (rule: RuleProgram, group: Group): Group =>
  group.reduce<Group>(
    (chosen, one) => (chosen.some((other) => canMeet(one, other)) ? chosen : [...chosen, one]),
    [rule],
  )

const denied = (rules: Group): EarlierFailures => new Map(rules.map((rule) => [rule, DENIED]))

/** The points that the bill earns less those that it costs. */
const pointsLeft = ({ outcomes }: Settled): number =>
  outcomes.reduce(
    (sum, { failure, points, program }) => (failure ? sum : sum + points - program.spends),
    0,
  )

const isBetter = ({ bill: a }: Tried, { bill: b }: Tried): boolean =>
  a.sums.total < b.sums.total || (a.sums.total === b.sums.total && pointsLeft(a) > pointsLeft(b))

/** Returns why rules of a group do not apply: their own failure, or that another choice is worth more. */
const losersOf = (group: Group, base: EarlierFailures, settle: Settle): EarlierFailures => {
  const choose = (chosen: Group): Tried => {
    const others = denied(group.filter((one) => !chosen.includes(one)))
    return { chosen, bill: settle(new Map([...base, ...others])) }
  }
  const none = choose([])
  const tried = group.map((rule) => {
    const choice = choose(choiceOf(rule, group))
    const { failure } = choice.bill.outcomes.find(({ program }) => program === rule)!
    return { ...choice, rule, failure }
  })
  const best = [...tried.filter(({ failure }) => !failure), none].reduce((most, one) =>
    isBetter(one, most) ? one : most,
  )
  const lost = tried.filter(({ rule }) => !best.chosen.includes(rule))
  return new Map(
    lost.map(({ rule, failure, bill }) => [
      rule,
      failure ?? { ...DENIED, worth: fromCents(none.bill.sums.total - bill.sums.total) },
    ]),
  )
}

/**
 * Returns which rules do not apply because something else is worth more to the guest than they in their `bestOf` group
 * (DISC-2.7): one group after the other, each with the choices before it and without the groups after it.
 */
export const bestOfFailures = (trials: readonly Trial[], settle: Settle): EarlierFailures => {
  const groups = groupsOf(trials)
  return groups.reduce<EarlierFailures>((chosen, group, at) => {
    const base = new Map([...chosen, ...denied(groups.slice(at + 1).flat())])
    return new Map([...chosen, ...losersOf(group, base, settle)])
  }, new Map())
}
