import type { Scene } from '../discounts/conditions/scene.ts'
import { itemsLeft } from '../surcharges/setting-use.ts'
import type { TaxProgram } from './tax-program.ts'

/** A tax and the lines that it has, by position, in the order of the request. */
export interface TaxedLines {
  readonly program: TaxProgram
  readonly lines: readonly number[]
}

const eligibleLines = (program: TaxProgram, scene: Scene): number[] => {
  const lines: number[] = []
  let isSorted = true
  for (const item of itemsLeft(program, scene)) {
    for (const { index } of item.lines) {
      isSorted &&= lines.length === 0 || lines.at(-1)! < index
      lines.push(index)
    }
  }
  return isSorted ? lines : lines.sort((a, b) => a - b)
}

/** Which tax has which lines: of the settings of one `taxGroup` the first that is eligible has the line (pricing.md §7). */
export const assignTaxes = (programs: readonly TaxProgram[], scene: Scene): TaxedLines[] => {
  const taken = new Map<string, Set<number>>()
  return programs.flatMap((program) => {
    let lines = eligibleLines(program, scene)
    if (program.group !== undefined) {
      const before = taken.get(program.group) ?? new Set<number>()
      taken.set(program.group, before)
      lines = lines.filter((line) => !before.has(line))
      for (const line of lines) before.add(line)
    }
    return lines.length > 0 ? [{ program, lines }] : []
  })
}

/** Line → the sum of the included percents on it, scaled: P of pricing.md §7. */
export const includedPercents = (taxes: readonly TaxedLines[], lines: number): Float64Array => {
  const sums = new Float64Array(lines)
  for (const { program, lines: taxed } of taxes)
    if (program.included) for (const line of taxed) sums[line] = sums[line]! + program.percent
  return sums
}
