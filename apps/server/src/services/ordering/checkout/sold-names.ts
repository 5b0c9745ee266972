import type { CartLine } from '@comanda/engine/cart'
import type { LocalizedText, MenuContext } from '@comanda/engine/catalog'
import { choiceId, picksOf } from '@comanda/engine/options'
import type { SoldNames } from '../../../tables/session-lines.ts'

const copyOf = (name: LocalizedText | undefined): SoldNames['name'] =>
  (name ?? []).map(({ lang, value }) => ({ lang, value }))

/**
 * Returns the names of a line and its picks as the menu has them now. Choices that are products are lines of their own.
 */
export const soldNames = (line: CartLine, context: MenuContext): SoldNames => {
  const options = (line.options ?? []).flatMap((entry) => {
    const group = context.productOptions.get(entry.option)
    const choices = picksOf(entry).flatMap((pick) => {
      const choice = group?.choices?.find((candidate) => choiceId(candidate) === pick.choice)
      return choice && choice.type !== 'product'
        ? [{ name: copyOf(choice.name), quantity: pick.quantity }]
        : []
    })
    return choices.length > 0 ? [{ name: copyOf(group?.name), choices }] : []
  })
  return { name: copyOf(context.products.get(line.product ?? '')?.name), options }
}
