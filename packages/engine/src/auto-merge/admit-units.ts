import type { Choice, ProductOption } from '../catalog/product-option.ts'
import { maxPickOf } from '../options/group-limits.ts'
import { pickChoice } from '../options/pick-choice.ts'
import { choiceId, type DraftOption, picksOf, quantityOf } from '../options/picks.ts'
import { growsPick, incrementOf, isChoiceSelectable } from '../options/selectable.ts'

/** A group's entry with units taken into it, and how many they are. */
export interface Admitted {
  readonly entry: DraftOption | undefined
  readonly units: number
}

/** Whether another unit is wanted; `isNewPick`: it would be a pick of its own. */
export type WantsUnit = (entry: DraftOption | undefined, isNewPick: boolean) => boolean

/**
 * Takes units of one line into a group as picks of a choice, as many as the group admits by `maxPick`, `maxQuantity`, the
 * choice's `maxQuantity`, `multiple` and `allowSameValue`, at most `available`, and only while they are wanted. What was
 * picked before stays untouched.
 */
export const admitUnits = (
  group: ProductOption,
  choice: Choice,
  start: DraftOption | undefined,
  options: () => readonly DraftOption[],
  available: number,
  wants: WantsUnit = () => true,
): Admitted => {
  const before = quantityOf(picksOf(start), choiceId(choice))
  if (before > 0 && group.allowSameValue !== true) return { entry: start, units: 0 }
  let entry = start
  let units = 0
  for (;;) {
    const grows = units > 0 && growsPick(group, choice, entry)
    const increment = incrementOf(choice, entry)
    const isFull = !grows && picksOf(entry).length >= maxPickOf(group)
    if (isFull || units + increment > available || !isChoiceSelectable(group, choice, entry))
      return { entry, units }
    if (!wants(entry, !grows)) return { entry, units }
    entry = pickChoice(group, choice, entry, options())
    units += increment
  }
}
