import type { Choice, MenuContext, ProductOption } from '@comanda/engine/catalog'
import {
  availableGroups,
  choiceId,
  type DraftOption,
  isChoiceAvailable,
  isChoiceSelectable,
  isSinglePick,
  picksOf,
} from '@comanda/engine/options'

/** Returns the product that a choice adds, if it adds one. */
export const productOf = (choice: Choice, context: MenuContext) =>
  choice.type === 'product' ? context.products.get(choice.product ?? '') : undefined

/** Returns the choices of a group that are offered now. */
export const offered = (group: ProductOption, context: MenuContext): readonly Choice[] =>
  (group.choices ?? []).filter((choice) => isChoiceAvailable(choice, context))

/** Returns true if the group is a course of a set meal: its choices are dishes. */
export const isCourse = (group: ProductOption, context: MenuContext): boolean =>
  offered(group, context).some((choice) => productOf(choice, context) !== undefined)

/** Returns true if nothing more is to be decided in a course: no dish can be added, and none has choices of its own. */
export const isDecided = (
  group: ProductOption,
  entry: DraftOption | undefined,
  context: MenuContext,
): boolean => {
  const picks = picksOf(entry)
  const dishes = offered(group, context)
  const isPicked = (choice: Choice) => picks.some((pick) => pick.choice === choiceId(choice))
  const hasMore = dishes.some((choice) => isChoiceSelectable(group, choice, entry))
  const hasOwn = dishes.some((choice) => {
    const product = isPicked(choice) ? productOf(choice, context) : undefined
    return product !== undefined && availableGroups(product, context).length > 0
  })
  return picks.length > 0 && (isSinglePick(group) || !hasMore) && !hasOwn
}
