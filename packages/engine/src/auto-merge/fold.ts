import type { CartLine } from '../catalog/cart-line.ts'
import type { Choice, ProductOption } from '../catalog/product-option.ts'
import { availableGroups } from '../options/available-groups.ts'
import type { DraftOption } from '../options/picks.ts'
import { createChildren, lineOptions } from '../set-items/create-children.ts'
import { draftOptions } from '../set-items/draft-options.ts'
import { replaceTree, treeOf } from '../set-items/line-tree.ts'
import { admitUnits } from './admit-units.ts'
import { choiceFor } from './choice-for.ts'
import { isLoose, isMergeable, mergeKey } from './loose-lines.ts'
import type { MergeContext } from './merge-context.ts'
import { takeUnits } from './take-units.ts'

/** The entry's picks that were not there before. */
const addedPicks = (entry: DraftOption, before: DraftOption | undefined): DraftOption => ({
  option: entry.option,
  selections: entry.selections?.slice(before?.selections?.length ?? 0) ?? [],
})

/** The set with the added picks on it and their children after its own. */
const grownSet = (
  tree: readonly CartLine[],
  set: CartLine,
  entry: DraftOption,
  added: DraftOption,
  taken: readonly CartLine[],
  { context, newId }: MergeContext,
): readonly CartLine[] => {
  const [own] = lineOptions([entry])
  const others = (set.options ?? []).filter((other) => other.option !== entry.option)
  const { ordered: _, ...fields } = set
  const grown: CartLine = {
    ...fields,
    options: own ? [...others, own] : others,
    mergeStatus: 'merged',
    mergeSource: [...(set.mergeSource ?? tree), ...taken],
  }
  const children = createChildren(grown, [added], context, newId)
  return [
    grown,
    ...tree.slice(1),
    ...children.map((child) => ({ ...child, mergeStatus: 'mergedFrom' as const })),
  ]
}

const foldLine = (
  lines: readonly CartLine[],
  setId: string,
  group: ProductOption,
  choice: Choice,
  loose: CartLine,
  merge: MergeContext,
): readonly CartLine[] => {
  const tree = treeOf(lines, setId)
  const set = tree[0]
  if (!set) return lines
  const sets = set.quantity ?? 1
  const before = draftOptions(lines, set).find((entry) => entry.option === group._id)
  const perSet = Math.floor((loose.quantity ?? 1) / sets)
  const { entry, units } = admitUnits(group, choice, before, draftOptions(lines, loose), perSet)
  if (units === 0 || !entry) return lines
  const { lines: rest, taken } = takeUnits(lines, loose.id, units * sets)
  const grown = grownSet(tree, set, entry, addedPicks(entry, before), taken, merge)
  const cost = merge.priceOf([...tree, ...treeOf(lines, loose.id)])
  const folded = merge.priceOf([...grown, ...treeOf(rest, loose.id)])
  return folded <= cost ? replaceTree(rest, setId, grown) : lines
}

const takesProducts = ({ choices = [] }: ProductOption): boolean =>
  choices.some(({ type }) => type === 'product')

const foldIntoSet = (
  start: readonly CartLine[],
  set: CartLine,
  merge: MergeContext,
): readonly CartLine[] => {
  const product = merge.context.products.get(set.product ?? '')
  const groups = product ? availableGroups(product, merge.context).filter(takesProducts) : []
  if (groups.length === 0) return start
  const candidates = start.filter((line) => isLoose(line, merge.scope))
  let lines = start
  for (const group of groups)
    for (const { id, product: wanted } of candidates) {
      const choice = id === set.id ? undefined : choiceFor(group, wanted, merge.context)
      const loose = choice && lines.find((line) => line.id === id)
      if (!choice || !loose || !isLoose(loose, merge.scope)) continue
      if (mergeKey(loose) === mergeKey(set))
        lines = foldLine(lines, set.id, group, choice, loose, merge)
    }
  return lines
}

/**
 * Folds loose lines into the sets of the cart (MERGE-1.2): for each set line, each of its groups with product
 * choices, each loose line in cart order whose product is a choice there. Never dearer than before.
 */
export const foldLooseLines = (
  start: readonly CartLine[],
  merge: MergeContext,
): readonly CartLine[] =>
  start.reduce((lines, { id }) => {
    const set = lines.find((line) => line.id === id)
    return set && isMergeable(set, merge.scope) ? foldIntoSet(lines, set, merge) : lines
  }, start)
