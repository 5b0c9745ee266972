import type { Scene } from '../discounts/conditions/scene.ts'
import { itemsLeft } from '../surcharges/setting-use.ts'
import type { Item } from '../kernel/item.ts'
import type { TaxableParts } from './taxable-parts.ts'
import type { TaxProgram } from './tax-program.ts'

/** A tax and the parts of lines that it has. */
export interface TaxedParts {
  readonly program: TaxProgram
  /** Ascending. */
  readonly slots: readonly number[]
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
  const { taxClass } = program
  if (taxClass !== undefined)
    return collectLines(items.filter((item) => item.taxClass === taxClass))
  let lines = linesOf.get(items)
  if (!lines) {
    lines = collectLines(items)
    linesOf.set(items, lines)
  }
  return lines
}

/** Returns the slots of the parts of some lines that a tax is for: goods, surcharges, or both (TAX-1.4). */
const slotsOf = (
  { isOnGoods, isOnSurcharges, surcharges }: TaxProgram,
  eligible: readonly number[],
  parts: TaxableParts,
): readonly number[] => {
  if (!isOnSurcharges) return eligible
  const slots = isOnGoods ? eligible.slice() : []
  for (const [at, { setting, lines }] of parts.surcharges.entries()) {
    if (surcharges && !surcharges.has(setting)) continue
    const bearing = new Set(lines)
    for (const line of eligible) if (bearing.has(line)) slots.push((at + 1) * parts.lines + line)
  }
  return slots
}

/**
 * Which tax has which parts: those of the class of a dish take the place of those without one (TAX-1.5), and of the settings of
 * one `taxGroup` the first that is eligible has the part (TAX-1.2).
 */
export const assignTaxes = (
  programs: readonly TaxProgram[],
  scene: Scene,
  parts: TaxableParts,
): TaxedParts[] => {
  const taken = new Map<string, Set<number>>()
  const eligible = programs.map((program) => slotsOf(program, eligibleLines(program, scene), parts))
  const ofClasses = new Set(
    programs.flatMap(({ taxClass }, at) => (taxClass === undefined ? [] : eligible[at]!)),
  )
  return programs.flatMap((program, at) => {
    let slots = eligible[at]!
    if (program.taxClass === undefined && ofClasses.size > 0)
      slots = slots.filter((slot) => !ofClasses.has(slot))
    if (program.group !== undefined) {
      const before = taken.get(program.group) ?? new Set<number>()
      taken.set(program.group, before)
      slots = slots.filter((slot) => !before.has(slot))
      for (const slot of slots) before.add(slot)
    }
    return slots.length > 0 ? [{ program, slots }] : []
  })
}

/** Returns for each part the sum of the included percents on it, scaled: P of TAX-2.1; `undefined` if no tax is included. */
export const includedPercents = (
  taxes: readonly TaxedParts[],
  parts: number,
): Float64Array | undefined => {
  if (!taxes.some(({ program }) => program.included)) return undefined
  const sums = new Float64Array(parts)
  for (const { program, slots } of taxes)
    if (program.included) for (const slot of slots) sums[slot] = sums[slot]! + program.percent
  return sums
}
