import type { Choice, ProductOption } from '../catalog/product-option.ts'
import { isSinglePick } from './group-limits.ts'
import { choiceId, type DraftOption, type DraftSelection, picksOf, toSelection } from './picks.ts'
import { growsPick, incrementOf, isChoiceSelectable } from './selectable.ts'

const selectionsOf = (entry: DraftOption | undefined): readonly DraftSelection[] =>
  picksOf(entry).map(toSelection)

const withSelections = (
  group: ProductOption,
  entry: DraftOption | undefined,
  selections: readonly DraftSelection[],
): DraftOption => ({
  option: group._id,
  ...(entry?.free === undefined ? {} : { free: entry.free }),
  ...(entry?.fixed === undefined ? {} : { fixed: entry.fixed }),
  selections,
})

/**
 * Returns the group's entry with one more of a choice: by its increment, as a further pick or a larger one; in a group
 * of one pick it replaces the pick. If the choice is not selectable, the entry stays as it is.
 */
export const pickChoice = (
  group: ProductOption,
  choice: Choice,
  entry: DraftOption | undefined,
  options: readonly DraftOption[] = [],
): DraftOption => {
  const selections = selectionsOf(entry)
  if (!isChoiceSelectable(group, choice, entry)) return withSelections(group, entry, selections)
  const id = choiceId(choice)
  const quantity = incrementOf(choice, entry)
  if (growsPick(group, choice, entry)) {
    const at = selections.findLastIndex((selection) => selection._id === id)
    const grown = selections.map((selection, i) =>
      i === at ? { ...selection, quantity: (selection.quantity ?? 1) + quantity } : selection,
    )
    return withSelections(group, entry, grown)
  }
  const added = toSelection({ choice: id, quantity, options })
  return withSelections(group, entry, isSinglePick(group) ? [added] : [...selections, added])
}

/** Returns the group's entry with one fewer of a choice; below its `minQuantity` the pick is removed. */
export const unpickChoice = (
  group: ProductOption,
  choice: Choice,
  entry: DraftOption | undefined,
): DraftOption => {
  const selections = selectionsOf(entry)
  if (entry?.fixed === true) return withSelections(group, entry, selections)
  const id = choiceId(choice)
  const at = selections.findLastIndex((selection) => selection._id === id)
  const left = selections.flatMap((selection, i) => {
    if (i !== at) return [selection]
    const quantity = (selection.quantity ?? 1) - 1
    return quantity >= Math.max(1, choice.minQuantity ?? 1) ? [{ ...selection, quantity }] : []
  })
  return withSelections(group, entry, left)
}
