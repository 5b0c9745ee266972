import type { PricedLine } from '../kernel/priced-line.ts'
import type { Bill } from './bill.ts'
import type { RuleProgram } from './rule-program.ts'

const NO_LINES: readonly PricedLine[] = []

/** Returns whether a rule is open to a line (PRICE-9.3). */
export const isOpenTo = (
  { openTo }: Pick<RuleProgram, 'openTo'>,
  { item }: Pick<PricedLine, 'item'>,
): boolean => openTo === undefined || openTo.has(item)

/** Returns the lines that a rule gives: of one that was changed each version has its own. */
export const linesGivenBy = (
  program: RuleProgram,
  { givenLines }: Pick<Bill, 'givenLines'>,
): readonly PricedLine[] => {
  const given = givenLines.get(program.givesAs) ?? NO_LINES
  return program.openTo ? given.filter((line) => isOpenTo(program, line)) : given
}
