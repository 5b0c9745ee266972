import type { Id, MenuContext, Product, ProductOption } from '@comanda/engine/catalog'
import {
  availableGroups,
  defaultOptions,
  type DraftOption,
  entryOf,
  isChoiceAvailable,
  isChoiceSelectable,
  pickChoice,
  picksOf,
  validateGroup,
  validateOptions,
  withEntry,
} from '@comanda/engine/options'

/** The most choices that are tried in one group. */
const MOST_PICKS = 100

const lacksPicks = (
  group: ProductOption,
  entry: DraftOption | undefined,
  context: MenuContext,
): boolean =>
  validateGroup(group, picksOf(entry), context).some(
    ({ code }) => code === 'required' || code === 'minPick' || code === 'minQuantity',
  )

/** Returns the group's entry with the first choices that make it enough; as it is if there are none. */
const filled = (
  group: ProductOption,
  entry: DraftOption | undefined,
  context: MenuContext,
  within: readonly Id[],
): DraftOption | undefined => {
  let picked = entry
  for (let tries = 0; tries < MOST_PICKS && lacksPicks(group, picked, context); tries += 1) {
    const choice = group.choices?.find(
      (one) =>
        isChoiceAvailable(one, context) &&
        isChoiceSelectable(group, one, picked) &&
        !within.includes(one.product ?? ''),
    )
    if (!choice) return picked
    const product = choice.type === 'product' ? context.products.get(choice.product ?? '') : null
    const inside = product ? picksFor(product, context, within) : []
    picked = pickChoice(group, choice, picked, inside)
  }
  return picked
}

function picksFor(
  product: Product,
  context: MenuContext,
  within: readonly Id[],
): readonly DraftOption[] {
  let options = defaultOptions(product, context)
  for (const group of availableGroups(product, context)) {
    const entry = filled(group, entryOf(options, group._id), context, [...within, product._id])
    if (entry) options = withEntry(options, entry)
  }
  return options
}

/** Returns the first picks with which a product can be ordered, sets included; undefined if none are found. */
export const smallestOptions = (
  product: Product,
  context: MenuContext,
): readonly DraftOption[] | undefined => {
  const options = picksFor(product, context, [])
  return validateOptions(product, options, context).length === 0 ? options : undefined
}
