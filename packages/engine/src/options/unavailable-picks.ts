import type { MenuContext } from '../catalog/menu-context.ts'
import type { Product } from '../catalog/product.ts'
import { isGroupAvailable } from './available-groups.ts'
import type { OptionIssue } from './option-issue.ts'
import { type DraftOption, findChoice, picksOf } from './picks.ts'

/**
 * Returns the picks in groups that are not available for the order type or now, including set products. The rules of
 * the groups skip them, but they would be priced, so they block the line.
 */
export const unavailablePicks = (
  product: Product,
  options: readonly DraftOption[],
  context: MenuContext,
): readonly OptionIssue[] =>
  options.flatMap((entry): readonly OptionIssue[] => {
    const group = context.productOptions.get(entry.option)
    const picks = picksOf(entry)
    if (!group || picks.length === 0 || !product.options?.includes(group._id)) return []
    if (!isGroupAvailable(group, context)) return [{ code: 'groupUnavailable', group: group._id }]
    return picks.flatMap((picked, pick) => {
      const choice = findChoice(group, picked.choice)
      const inner = choice?.type === 'product' && context.products.get(choice.product ?? '')
      const nested = inner ? unavailablePicks(inner, picked.options, context) : []
      return nested.length > 0
        ? [{ code: 'nested' as const, group: group._id, choice: picked.choice, pick, nested }]
        : []
    })
  })
