import type { CartLine } from '@comanda/engine/cart'
import type { LocalizedText, MenuContext } from '@comanda/engine/catalog'
import { findChoice, picksOf } from '@comanda/engine/options'

type Name = (text: LocalizedText | undefined) => string

/** Returns the choices of a line in words; set products have lines of their own. */
export const lineWords = (line: CartLine, context: MenuContext, name: Name): readonly string[] =>
  (line.options ?? []).flatMap((entry) => {
    const group = context.productOptions.get(entry.option)
    return picksOf(entry).flatMap(({ choice: id, quantity }) => {
      const choice = group && findChoice(group, id)
      if (!choice || choice.type === 'product') return []
      const words = name(choice.name)
      return [quantity > 1 ? `${words} × ${quantity}` : words]
    })
  })
