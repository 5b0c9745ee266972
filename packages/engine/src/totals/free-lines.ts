import { forgetMatches } from '../discounts/conditions/match-book.ts'
import { isOpenTo } from '../discounts/given-lines.ts'
import type { RuleFailure } from '../discounts/rule-failure.ts'
import type { RuleProgram } from '../discounts/rule-program.ts'
import { givesFromTheStart, type OpenOrder } from './open-order.ts'

/** Rules that failed while they gave lines: they keep their error and are not tried again (PRICE-4.3). */
export type EarlierFailures = ReadonlyMap<RuleProgram, RuleFailure>

/** Sets which lines are free: those that a rule in force gives which has not failed yet (PRICE-4.1, PRICE-4.2). */
export const setFreeLines = (open: OpenOrder, failures: EarlierFailures): void => {
  if (open.givenLines.size === 0) return
  const giving = new Map<string, RuleProgram[]>()
  for (const trial of open.trials) {
    const { program } = trial
    if (!givesFromTheStart(trial) || failures.has(program)) continue
    giving.set(program.givesAs, [...(giving.get(program.givesAs) ?? []), program])
  }
  let isChanged = false
  for (const [givenBy, lines] of open.givenLines) {
    for (const line of lines) {
      const isGiven = giving.get(givenBy)?.some((program) => isOpenTo(program, line)) ?? false
      isChanged ||= line.free !== isGiven
      line.free = isGiven
    }
  }
  if (isChanged) forgetMatches(open.scene.matches)
}
