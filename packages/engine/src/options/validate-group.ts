import type { MenuContext } from '../catalog/menu-context.ts'
import type { ProductOption } from '../catalog/product-option.ts'
import { leastUnitsOf, maxPickOf, mostUnitsOf } from './group-limits.ts'
import type { OptionIssue, OptionIssueCode } from './option-issue.ts'
import { type PickedChoice, totalQuantity } from './picks.ts'
import { validateChoices } from './validate-choices.ts'

/**
 * Returns the issues of one group's picks (OPT-1), without those inside set products. Picks are counted one by one,
 * quantities in units. A required group without a choice has only that issue.
 */
export const validateGroup = (
  group: ProductOption,
  picks: readonly PickedChoice[],
  context: MenuContext,
): readonly OptionIssue[] => {
  const ofChoices = validateChoices(group, picks, context)
  const units = totalQuantity(picks)
  if (group.required && units === 0) return [{ group: group._id, code: 'required' }, ...ofChoices]
  const issues: OptionIssue[] = []
  const add = (code: OptionIssueCode, limit: number, actual: number) =>
    issues.push({ group: group._id, code, limit, actual })
  const maxPick = maxPickOf(group)
  if (picks.length > maxPick) add('maxPick', maxPick, picks.length)
  if (picks.length < (group.minPick ?? 0)) add('minPick', group.minPick ?? 0, picks.length)
  const [least, most] = [leastUnitsOf(group), mostUnitsOf(group)]
  if (units > most) add('maxQuantity', most, units)
  if (units < least) add('minQuantity', least, units)
  return [...issues, ...ofChoices]
}
