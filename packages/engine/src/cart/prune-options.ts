import type { MenuContext } from '../catalog/menu-context.ts'
import type { Product } from '../catalog/product.ts'
import { isGroupAvailable } from '../options/available-groups.ts'
import { type DraftOption, findChoice, picksOf, toSelection } from '../options/picks.ts'

/** Picks as today's menu has them, and how many picks were taken out. */
export interface PrunedOptions {
  readonly options: readonly DraftOption[]
  readonly removed: number
}

/**
 * Takes out the picks that today's menu no longer offers: groups that the product does not have or that are not available
 * now, choices that the group does not have, set products that are gone; inside set products likewise.
 */
export const pruneOptions = (
  product: Product,
  options: readonly DraftOption[],
  context: MenuContext,
): PrunedOptions => {
  let removed = 0
  const remaining = options.flatMap((entry) => {
    const known = context.productOptions.get(entry.option)
    const isOffered =
      known && product.options?.includes(known._id) && isGroupAvailable(known, context)
    const group = isOffered ? known : undefined
    const selections = picksOf(entry).flatMap((pick) => {
      const choice = group && findChoice(group, pick.choice)
      const nested = choice?.type === 'product' ? context.products.get(choice.product ?? '') : null
      if (!choice || nested === undefined) {
        removed++
        return []
      }
      const inner = nested ? pruneOptions(nested, pick.options, context) : undefined
      removed += inner?.removed ?? 0
      return [toSelection({ ...pick, options: inner?.options ?? [] })]
    })
    return selections.length > 0 ? [{ ...entry, selections }] : []
  })
  return { options: remaining, removed }
}
