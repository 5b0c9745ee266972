import type { Choice, ProductOption } from '../catalog/product-option.ts'
import { isSinglePick, maxPickOf, mostUnitsOf } from './group-limits.ts'
import { choiceId, type DraftOption, picksOf, quantityOf, totalQuantity } from './picks.ts'

/** Units left to pick in a group without a maximum. */
const DEFAULT_REMAINING = 99

/**
 * Returns the units left to pick in a group; 99 if it has no maximum (OPT-2.4).
 * @public Stated for clients; no screen shows it.
 */
export const remainingQuantity = (group: ProductOption, entry: DraftOption | undefined): number =>
  mostUnitsOf(group) === Infinity
    ? DEFAULT_REMAINING
    : Math.max(0, mostUnitsOf(group) - totalQuantity(picksOf(entry)))

/** Returns the increment of a pick: the choice's `minQuantity` on the first, 1 on each further one (OPT-2.3). */
export const incrementOf = (choice: Choice, entry: DraftOption | undefined): number =>
  quantityOf(picksOf(entry), choiceId(choice)) > 0 ? 1 : Math.max(1, choice.minQuantity ?? 1)

/** Whether one more of a choice that is picked already grows that pick, so that no further pick is needed. */
export const growsPick = (
  group: ProductOption,
  choice: Choice,
  entry: DraftOption | undefined,
): boolean =>
  quantityOf(picksOf(entry), choiceId(choice)) > 0 &&
  group.allowQuantity === true &&
  !(group.allowSameValue === true && choice.type === 'product')

/**
 * Whether a choice can be picked (once more): its increment must not exceed the choice's `maxQuantity` nor the group's,
 * and the group must not be closed. In a group of one pick another choice takes the place of what is picked.
 */
export const isChoiceSelectable = (
  group: ProductOption,
  choice: Choice,
  entry: DraftOption | undefined,
): boolean => {
  if (entry?.fixed === true) return false
  const picks = picksOf(entry)
  const id = choiceId(choice)
  const picked = quantityOf(picks, id)
  const increment = incrementOf(choice, entry)
  const replaces = picked === 0 && isSinglePick(group) && maxPickOf(group) > 0
  const units = replaces ? 0 : totalQuantity(picks)
  if (picked + increment > (choice.maxQuantity ?? Infinity)) return false
  if (units + increment > mostUnitsOf(group)) return false
  if (replaces || growsPick(group, choice, entry)) return true
  if (picked > 0 && group.allowSameValue !== true) return false
  return picks.length < maxPickOf(group)
}
