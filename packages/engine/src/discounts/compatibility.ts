import type { RuleProgram } from './rule-program.ts'

const denies = ({ rule }: RuleProgram, other: RuleProgram): boolean => {
  if (rule.ruleType == null) return false
  const named = rule.rules?.includes(other.rule._id) ?? false
  return rule.ruleType === 'denylist' ? named : !named
}

/** Returns whether two rules are open to a common item. */
export const canMeet = ({ openTo }: RuleProgram, other: RuleProgram): boolean =>
  openTo === undefined ||
  other.openTo === undefined ||
  [...openTo].some((item) => other.openTo?.has(item))

/** `errors.ruleDeny`: returns whether a rule conflicts with one already applied, in either direction (DISC-3.4). */
export const isDenied = (program: RuleProgram, applied: readonly RuleProgram[]): boolean => {
  if (program.isPoint) return false
  return applied.some(
    (other) =>
      !other.isPoint &&
      (denies(program, other) || denies(other, program)) &&
      canMeet(program, other),
  )
}
