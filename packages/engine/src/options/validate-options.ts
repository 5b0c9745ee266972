import type { MenuContext } from '../catalog/menu-context.ts'
import type { ProductOption } from '../catalog/product-option.ts'
import type { Product } from '../catalog/product.ts'
import type { Id } from '../catalog/vocabulary.ts'
import { availableGroups } from './available-groups.ts'
import type { OptionIssue } from './option-issue.ts'
import { type DraftOption, findChoice, type PickedChoice, picksOf } from './picks.ts'
import { validateGroup } from './validate-group.ts'

/** Returns the picks in a group, over all its entries, without picks of quantity 0. */
const picksIn = (group: Id, entries: readonly DraftOption[]): readonly PickedChoice[] =>
  entries
    .filter((entry) => entry.option === group)
    .flatMap(picksOf)
    .filter((pick) => pick.quantity !== 0)

const nestedIssues = (
  group: ProductOption,
  picks: readonly PickedChoice[],
  context: MenuContext,
): readonly OptionIssue[] =>
  picks.flatMap(({ choice: id, options }, pick) => {
    const choice = findChoice(group, id)
    const product =
      choice?.type === 'product' ? context.products.get(choice.product ?? '') : undefined
    const nested = product ? validateOptions(product, options, context) : []
    return nested.length > 0
      ? [{ code: 'nested' as const, group: group._id, choice: id, pick, nested }]
      : []
  })

/**
 * Everything that is wrong with the picks of a product and of the set products in it, group by group in the product's
 * order (OPT-1); empty if they are valid. Groups that are not available for the order type or now are skipped.
 */
export function validateOptions(
  product: Product,
  options: readonly DraftOption[] | undefined,
  context: MenuContext,
): readonly OptionIssue[] {
  const entries = options ?? []
  const known = product.options ?? []
  const unknown = entries.filter(
    (entry) => !known.includes(entry.option) || !context.productOptions.has(entry.option),
  )
  return [
    ...availableGroups(product, context).flatMap((group) => {
      const picks = picksIn(group._id, entries)
      return [...validateGroup(group, picks, context), ...nestedIssues(group, picks, context)]
    }),
    ...unknown.map((entry) => ({ code: 'unknownGroup' as const, group: entry.option })),
  ]
}
