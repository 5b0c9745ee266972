import type { MenuContext } from '../catalog/menu-context.ts'
import type { Choice, ProductOption } from '../catalog/product-option.ts'
import type { Product } from '../catalog/product.ts'
import type { Id } from '../catalog/vocabulary.ts'
import { availableGroups, isChoiceAvailable } from './available-groups.ts'
import { maxPickOf, mostUnitsOf } from './group-limits.ts'
import { choiceId, type DraftOption, type DraftSelection, totalQuantity } from './picks.ts'

const defaultQuantity = (choice: Choice): number =>
  Math.min(
    Math.max(1, choice.defaultSelectedQuantity ?? choice.minQuantity ?? 1),
    choice.maxQuantity ?? Infinity,
  )

const isSetPreset = ({ useDefaultsForSetItem }: MenuContext): boolean =>
  useDefaultsForSetItem !== false

const defaultsOfGroup = (
  group: ProductOption,
  context: MenuContext,
  within: readonly Id[],
  isPreset: boolean,
): readonly DraftSelection[] => {
  const selections: DraftSelection[] = []
  for (const choice of group.choices ?? []) {
    const wanted = (isPreset && choice.defaultSelected === true) || choice.required === true
    if (!wanted || !isChoiceAvailable(choice, context)) continue
    const quantity = defaultQuantity(choice)
    const units = totalQuantity(
      selections.map((picked) => ({ choice: '', quantity: picked.quantity ?? 1, options: [] })),
    )
    const isFull = selections.length >= maxPickOf(group) || units + quantity > mostUnitsOf(group)
    const product = choice.type === 'product' ? context.products.get(choice.product ?? '') : null
    if (quantity < 1 || isFull || (product && within.includes(product._id))) continue
    const options = product ? defaultsOf(product, context, within, isSetPreset(context)) : []
    selections.push({
      _id: choiceId(choice),
      quantity,
      ...(options.length > 0 ? { options } : {}),
    })
  }
  return selections
}

function defaultsOf(
  product: Product,
  context: MenuContext,
  within: readonly Id[],
  isPreset: boolean,
): readonly DraftOption[] {
  return availableGroups(product, context).flatMap((group) => {
    const selections = defaultsOfGroup(group, context, [...within, product._id], isPreset)
    return selections.length > 0 ? [{ option: group._id, selections }] : []
  })
}

/**
 * What is picked when a product's screen opens: choices that are selected by default or required, as far as their
 * group's limits go; set products come as `setItemOptions` says (a product is never put into itself).
 */
export const defaultOptions = (product: Product, context: MenuContext): readonly DraftOption[] =>
  defaultsOf(product, context, [], true)

/**
 * What is picked of a product that is put into a set: its own defaults; only choices that are required if the shop has it
 * so (OPT-3.3).
 */
export const setItemOptions = (product: Product, context: MenuContext): readonly DraftOption[] =>
  defaultsOf(product, context, [], isSetPreset(context))
