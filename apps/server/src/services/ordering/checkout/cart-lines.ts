import type { OrderLine } from '@comanda/contract'
import type { CartLine } from '@comanda/engine/cart'
import { treeOf, topLines } from '@comanda/engine/set-items'

/**
 * The lines of a sent cart as the engine reads them. Set children are served where, when and how their top line is,
 * whatever they say; all are dated now.
 */
export const cartLines = (cart: readonly OrderLine[], now: Date): readonly CartLine[] => {
  const date = now.toISOString()
  const topOf = new Map(
    topLines(cart).flatMap((top) => treeOf(cart, top.id).map((line) => [line.id, top])),
  )
  return cart.map((line) => {
    const { section: _section, takeAway: _takeAway, ...own } = line
    const { section, takeAway } = topOf.get(line.id) ?? line
    return {
      ...own,
      ...(section === undefined ? {} : { section }),
      ...(takeAway === undefined ? {} : { takeAway }),
      status: 'pending',
      date,
    }
  })
}
