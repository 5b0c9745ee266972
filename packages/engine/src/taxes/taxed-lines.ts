import type { Scene } from '../discounts/conditions/scene.ts'
import { itemsLeft } from '../surcharges/setting-use.ts'
import type { Item } from '../kernel/item.ts'
import type { TaxProgram } from './tax-program.ts'

/** A tax and the lines that it has, by position, in the order of the request. */
export interface TaxedLines {
  readonly program: TaxProgram
  readonly lines: readonly number[]
}

const collectLines = (items: readonly Item[]): readonly number[] => {
  const lines: number[] = []
  for (const item of items) for (const { index } of item.lines) lines.push(index)
  return lines.sort((a, b) => a - b)
}

/** Returns the lines of the items that a tax applies to; cached by the list of items. */
const eligibleLines = (program: TaxProgram, scene: Scene): readonly number[] => {
  const { linesOf } = scene.matches
  const items = itemsLeft(program, scene)
  let lines = linesOf.get(items)
  if (!lines) {
    lines = collectLines(items)
    linesOf.set(items, lines)
  }
  return lines
}

/** Which tax has which lines: of the settings of one `taxGroup` the first that is eligible has the line (TAX-1.2). */
export const assignTaxes = (programs: readonly TaxProgram[], scene: Scene): TaxedLines[] => {
  const taken = new Map<string, Set<number>>()
  return programs.flatMap((program) => {
    let lines: readonly number[] = eligibleLines(program, scene)
    if (program.group !== undefined) {
      const before = taken.get(program.group) ?? new Set<number>()
      taken.set(program.group, before)
      lines = lines.filter((line) => !before.has(line))
      for (const line of lines) before.add(line)
    }
    return lines.length > 0 ? [{ program, lines }] : []
  })
}

/** Returns for each line the sum of the included percents on it, scaled: P of TAX-2.1; `undefined` if no tax is included. */
export const includedPercents = (
  taxes: readonly TaxedLines[],
  lines: number,
): Float64Array | undefined => {
  if (!taxes.some(({ program }) => program.included)) return undefined
  const sums = new Float64Array(lines)
  for (const { program, lines: taxed } of taxes)
    if (program.included) for (const line of taxed) sums[line] = sums[line]! + program.percent
  return sums
}
