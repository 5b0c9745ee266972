import type { OrderLine } from '@comanda/contract'
import type { CartLine } from '@comanda/engine/cart'

/** What staff set of a line's price by hand; a diner's order never has it. */
const byHand = ({ overridePrice, openKey, manualPercentAdjust, manualDiscount }: CartLine) => ({
  ...(overridePrice === undefined ? {} : { overridePrice }),
  ...(typeof openKey === 'number' ? { openKey } : {}),
  ...(manualPercentAdjust === undefined ? {} : { manualPercentAdjust }),
  ...(manualDiscount === undefined ? {} : { manualDiscount }),
})

/** Returns the lines as a kiosk sends them with a manager's approval: with prices by hand, and with what is not on the menu (KIOSK-8.4). */
export const pricedByStaff = (
  sent: readonly OrderLine[],
  lines: readonly CartLine[],
): OrderLine[] => {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const custom = lines.flatMap((line): OrderLine[] => {
    const { id, quantity = 1, customProduct: own } = line
    if (own === undefined) return []
    const customProduct = {
      ...(own.name === undefined
        ? {}
        : { name: typeof own.name === 'string' ? own.name : [...own.name] }),
      ...(own.price === undefined ? {} : { price: own.price }),
    }
    return [{ id, quantity, customProduct, ...byHand(line) }]
  })
  return [
    ...sent.map((line) => {
      const own = byId.get(line.id ?? '')
      return own ? { ...line, ...byHand(own) } : line
    }),
    ...custom,
  ]
}
