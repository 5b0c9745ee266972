import type { MenuContext } from '../catalog/menu-context.ts'
import type { Choice, ProductOption } from '../catalog/product-option.ts'
import { setItemOptions } from './default-options.ts'
import { pickChoice, unpickChoice } from './pick-choice.ts'
import { choiceId, type DraftOption, picksOf, quantityOf } from './picks.ts'

export const entryOf = (options: readonly DraftOption[], group: string): DraftOption | undefined =>
  options.find((entry) => entry.option === group)

/** Returns the picks with a group's entry replaced; a group without picks has no entry. */
export const withEntry = (
  options: readonly DraftOption[],
  entry: DraftOption,
): readonly DraftOption[] => {
  const entries = picksOf(entry).length > 0 ? [entry] : []
  const at = options.findIndex((candidate) => candidate.option === entry.option)
  return at < 0
    ? [...options, ...entries]
    : [...options.slice(0, at), ...entries, ...options.slice(at + 1)]
}

/** Returns the entry with one more of a choice; a set product is added with its own defaults (OPT-3.3). */
export const addChoice = (
  group: ProductOption,
  choice: Choice,
  entry: DraftOption | undefined,
  context: MenuContext,
): DraftOption => {
  const product = choice.type === 'product' ? context.products.get(choice.product ?? '') : undefined
  return pickChoice(group, choice, entry, product ? setItemOptions(product, context) : [])
}

/** Returns the entry without a choice. */
export const dropChoice = (
  group: ProductOption,
  choice: Choice,
  entry: DraftOption | undefined,
): DraftOption | undefined => {
  let left = entry
  while (left && quantityOf(picksOf(left), choiceId(choice)) > 0) {
    const next = unpickChoice(group, choice, left)
    if (quantityOf(picksOf(next), choiceId(choice)) === quantityOf(picksOf(left), choiceId(choice)))
      return next
    left = next
  }
  return left
}

/** Returns the entry with the picks inside one of its picks replaced. */
export const withInside = (
  entry: DraftOption,
  pick: number,
  options: readonly DraftOption[],
): DraftOption => ({
  ...entry,
  selections: picksOf(entry).map(({ choice, quantity, options: before }, at) => ({
    _id: choice,
    quantity,
    options: at === pick ? options : before,
  })),
})
