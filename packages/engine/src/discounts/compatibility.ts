import type { RuleProgram } from './rule-program.ts'

/** Returns whether a rule names another on its list of those that it does not go with (DISC-3.4). */
export const denies = ({ rule }: RuleProgram, other: RuleProgram): boolean => {
  if (rule.ruleType == null) return false
  const named = rule.rules?.includes(other.rule._id) ?? false
  return rule.ruleType === 'denylist' ? named : !named
}

/** Returns whether two rules are open to a common item. */
export const canMeet = ({ openTo }: RuleProgram, other: RuleProgram): boolean =>
  openTo === undefined ||
  other.openTo === undefined ||
  [...openTo].some((item) => other.openTo?.has(item))

/**
 * `errors.ruleDeny`: returns a rule without the items of those applied that it conflicts with, in either direction (DISC-3.4); undefined if
 * it is open to no others (PRICE-9.3). One that gives products is denied as a whole.
 */
export const undenied = (
  program: RuleProgram,
  applied: readonly RuleProgram[],
): RuleProgram | undefined => {
  if (program.isPoint) return program
  const deniers = applied.filter(
    (other) =>
      !other.isPoint &&
      (denies(program, other) || denies(other, program)) &&
      canMeet(program, other),
  )
  if (deniers.length === 0) return program
  if (program.freeProducts.length > 0 || deniers.some(({ openTo }) => !openTo)) return undefined
  return program.without?.(new Set(deniers.flatMap(({ openTo }) => [...openTo!])))
}
