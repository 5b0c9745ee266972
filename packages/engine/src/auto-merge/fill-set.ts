import type { CartLine } from '../catalog/cart-line.ts'
import type { ProductOption } from '../catalog/product-option.ts'
import type { Product } from '../catalog/product.ts'
import { availableGroups } from '../options/available-groups.ts'
import { type DraftOption, picksOf, totalQuantity } from '../options/picks.ts'
import { draftOptions } from '../set-items/draft-options.ts'
import { admitUnits, type WantsUnit } from './admit-units.ts'
import { choiceFor } from './choice-for.ts'
import type { MergeContext } from './merge-context.ts'
import { takeUnits } from './take-units.ts'

/** A greedy group treats its `minPick` as this (MERGE-1.4). */
export const GREEDY_PICKS = 1000

/** One set as loose lines fill it. */
export interface FilledSet {
  readonly options: readonly DraftOption[]
  /** The lines without what was taken. */
  readonly rest: readonly CartLine[]
  /** What was taken, each with its set children. */
  readonly taken: readonly CartLine[]
}

const isRequired = (group: ProductOption): boolean =>
  group.required === true || (group.minPick ?? 0) > 0 || (group.minQuantity ?? 0) > 0

const wantsOf = (group: ProductOption): WantsUnit => {
  const picks = group.autoMergeGreedy ? GREEDY_PICKS : Math.max(1, group.minPick ?? 1)
  const units = group.minQuantity ?? 0
  return (entry, isNewPick) => {
    const picked = picksOf(entry)
    if (totalQuantity(picked) < units) return true
    return picked.length < picks && (isNewPick || group.autoMergeGreedy === true)
  }
}

const fillGroup = (
  filled: FilledSet,
  group: ProductOption,
  loose: readonly CartLine[],
  { context }: MergeContext,
): FilledSet => {
  const wants = wantsOf(group)
  let { rest, taken } = filled
  let entry: DraftOption | undefined
  for (const { id, product: wanted } of loose) {
    const choice = choiceFor(group, wanted, context)
    const line = choice && rest.find((one) => one.id === id)
    if (!choice || !line) continue
    const before = rest
    const options = () => draftOptions(before, line)
    const admitted = admitUnits(group, choice, entry, options, line.quantity ?? 1, wants)
    if (admitted.units === 0) continue
    const units = takeUnits(rest, id, admitted.units)
    rest = units.lines
    taken = [...taken, ...units.taken]
    entry = admitted.entry
  }
  return { rest, taken, options: entry ? [...filled.options, entry] : filled.options }
}

/**
 * Fills one set of a product from some of the lines, loose ones that may be in one set (MERGE-1.3): required groups
 * first, until their `minPick`, then the optional ones that are greedy. Whether the set is complete is not tested here.
 */
export const fillSet = (
  lines: readonly CartLine[],
  product: Product,
  loose: readonly CartLine[],
  merge: MergeContext,
): FilledSet => {
  const groups = availableGroups(product, merge.context)
  const ordered = [
    ...groups.filter(isRequired),
    ...groups.filter((group) => !isRequired(group) && group.autoMergeGreedy === true),
  ]
  return ordered.reduce<FilledSet>((filled, group) => fillGroup(filled, group, loose, merge), {
    options: [],
    rest: lines,
    taken: [],
  })
}
