import type { CartLine } from '../catalog/cart-line.ts'
import type { Choice, ProductOption } from '../catalog/product-option.ts'
import { availableGroups } from '../options/available-groups.ts'
import type { DraftOption } from '../options/picks.ts'
import { createChildren, lineOptions } from '../set-items/create-children.ts'
import { draftOptions } from '../set-items/draft-options.ts'
import { replaceTree, treeOf } from '../set-items/line-tree.ts'
import { admitUnits } from './admit-units.ts'
import { choiceFor } from './choice-for.ts'
import { isMergeable, looseByKey, mergeKey } from './loose-lines.ts'
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

/** A set with all in it, and what it has in one of its groups. */
interface SetPlace {
  readonly tree: readonly CartLine[]
  readonly before: DraftOption | undefined
}

const placeIn = (lines: readonly CartLine[], id: string, group: ProductOption): SetPlace => {
  const tree = treeOf(lines, id)
  const options = tree[0] ? draftOptions(tree, tree[0]) : []
  return { tree, before: options.find((entry) => entry.option === group._id) }
}

const foldLine = (
  lines: readonly CartLine[],
  { tree, before }: SetPlace,
  group: ProductOption,
  choice: Choice,
  loose: CartLine,
  merge: MergeContext,
): readonly CartLine[] => {
  const set = tree[0]
  if (!set) return lines
  const sets = set.quantity ?? 1
  const perSet = Math.floor((loose.quantity ?? 1) / sets)
  const options = () => draftOptions(lines, loose)
  const { entry, units } = admitUnits(group, choice, before, options, perSet)
  if (units === 0 || !entry) return lines
  const { lines: rest, taken } = takeUnits(lines, loose.id, units * sets)
  const grown = grownSet(tree, set, entry, addedPicks(entry, before), taken, merge)
  const cost = merge.priceOf([...tree, ...treeOf(lines, loose.id)])
  const folded = merge.priceOf([...grown, ...treeOf(rest, loose.id)])
  return folded <= cost ? replaceTree(rest, set.id, grown) : lines
}

const takesProducts = ({ choices = [] }: ProductOption): boolean =>
  choices.some(({ type }) => type === 'product')

const foldIntoSet = (
  start: readonly CartLine[],
  set: CartLine,
  candidates: readonly CartLine[],
  merge: MergeContext,
): readonly CartLine[] => {
  const product = candidates.length > 0 && merge.context.products.get(set.product ?? '')
  const groups = product ? availableGroups(product, merge.context).filter(takesProducts) : []
  let lines = start
  for (const group of groups) {
    let place: SetPlace | undefined
    for (const { id, product: wanted } of candidates) {
      const choice = id === set.id ? undefined : choiceFor(group, wanted, merge.context)
      const loose = choice && lines.find((line) => line.id === id)
      if (!choice || !loose) continue
      place ??= placeIn(lines, set.id, group)
      const before = lines
      lines = foldLine(before, place, group, choice, loose, merge)
      if (lines !== before) place = undefined
    }
  }
  return lines
}

/** The lines as a round found them. A line and a set that were both there a round ago did not fit: they are not tried again. */
export type SeenLines = WeakSet<CartLine>

/**
 * Folds loose lines into the sets of the cart (MERGE-1.2): for each set line, each of its groups with product
 * choices, each loose line in cart order whose product is a choice there. Never dearer than before. `seen` is of the rounds
 * before, and knows these lines afterwards.
 */
export const foldLooseLines = (
  start: readonly CartLine[],
  merge: MergeContext,
  seen: SeenLines,
): readonly CartLine[] => {
  const all = looseByKey(start, merge.scope)
  const fresh = looseByKey(
    start.filter((line) => !seen.has(line)),
    merge.scope,
  )
  let lines = start
  for (const first of start) {
    const set = lines === start ? first : lines.find(({ id }) => id === first.id)
    if (!set || !isMergeable(set, merge.scope)) continue
    const candidates = (seen.has(set) ? fresh : all).get(mergeKey(set))
    if (candidates) lines = foldIntoSet(lines, set, candidates, merge)
  }
  for (const line of start) seen.add(line)
  return lines
}
