import type { MenuContext, Product, ProductOption } from '@comanda/engine/catalog'
import {
  availableGroups,
  choiceId,
  defaultOptions,
  type DraftOption,
  type DraftSelection,
} from '@comanda/engine/options'

const pickOf = (
  group: ProductOption,
  index: number,
  quantity: number,
  context: MenuContext,
): DraftSelection => {
  const choice = group.choices?.[index]
  if (!choice) throw new Error('a group has too few choices')
  const product = choice.type === 'product' ? context.products.get(choice.product ?? '') : undefined
  return {
    _id: choiceId(choice),
    quantity,
    ...(product ? { options: completeOptions(product, context) } : {}),
  }
}

const firstPicks = (group: ProductOption, context: MenuContext): readonly DraftSelection[] => {
  const picks = Math.max(1, group.minPick ?? 0)
  const units = Math.max(picks, group.minQuantity ?? 0)
  return Array.from({ length: picks }, (_, index) =>
    pickOf(group, index, Math.floor(units / picks) + (index < units % picks ? 1 : 0), context),
  )
}

/** Returns the quickest valid options: the defaults, plus the first available choice of every other required group. */
export function completeOptions(product: Product, context: MenuContext): readonly DraftOption[] {
  const given = defaultOptions(product, context)
  return availableGroups(product, context).flatMap((group) => {
    const entry = given.find(({ option }) => option === group._id)
    if (!group.required) return entry ? [entry] : []
    const chosen = entry?.selections?.[0]
    const index = (group.choices ?? []).findIndex(
      (choice) => chosen !== undefined && choiceId(choice) === chosen._id,
    )
    const selections =
      index < 0
        ? firstPicks(group, context)
        : [pickOf(group, index, chosen?.quantity ?? 1, context)]
    return [{ option: group._id, selections }]
  })
}
