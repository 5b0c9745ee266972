import type { Menu } from '@comanda/contract'
import type { CartLine } from '@comanda/engine/cart'
import type { PriceOrder, SetSaving } from '@comanda/engine/pricing'
import { topLines, treeOf } from '@comanda/engine/set-items'
import { orderedSavings, runsAutoMerge } from '@comanda/engine/staff'
import { shopBook } from './shop-book.ts'

/** Whether a line was ordered in POS mode: at a terminal, or by staff, whom it names then. */
const isOfPos = ({ staff }: CartLine, { session }: PriceOrder): boolean =>
  staff !== undefined || session.source === 'kiosk'

/** Returns what lines of a session save as sets, each order's if the shop merges them (MERGE-1.11, MERGE-2). */
export const sessionSavings = (menu: Menu, order: PriceOrder): readonly SetSaving[] => {
  const { shop, session, now } = order
  const compiled = shopBook(menu)
  if (!compiled.hasAutoMerge || session.type === 'topUp') return []
  const isMerged = (line: CartLine): boolean =>
    runsAutoMerge({ posMode: isOfPos(line, order), shop }, 'ordered')
  const lines = topLines(order.lines)
    .filter(isMerged)
    .flatMap(({ id }) => treeOf(order.lines, id))
  return lines.length < 2 ? [] : orderedSavings({ menu: compiled, shop, session, lines, now })
}
