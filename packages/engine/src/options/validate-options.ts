import type { MenuContext } from '../catalog/menu-context.ts'
import type { ProductOption } from '../catalog/product-option.ts'
import type { Product } from '../catalog/product.ts'
import { availableGroups } from './available-groups.ts'
import type { OptionIssue } from './option-issue.ts'
import { type DraftOption, findChoice, picksOf } from './picks.ts'
import { validateGroup } from './validate-group.ts'

const nestedIssues = (
  group: ProductOption,
  entry: DraftOption | undefined,
  context: MenuContext,
): readonly OptionIssue[] =>
  picksOf(entry).flatMap(({ choice: id, options }, pick) => {
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
 * order (spec 001 §5); empty where they are valid. Groups that are not available for the order type or now are skipped.
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
      const entry = entries.find((candidate) => candidate.option === group._id)
      return [
        ...validateGroup(group, picksOf(entry), context),
        ...nestedIssues(group, entry, context),
      ]
    }),
    ...unknown.map((entry) => ({ code: 'unknownGroup' as const, group: entry.option })),
  ]
}
