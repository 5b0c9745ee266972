import type { CartLine } from '@comanda/engine/cart'
import { treeOf, topLines } from '@comanda/engine/set-items'
import { isPricedByHand } from './manual-price.ts'
import type { RequestedLine } from './requested-lines.ts'

/**
 * Returns the lines of a submitted cart as the engine reads them. Set children take section, take-away and course from
 * their top line, whatever they say; a course is for staff to choose (COURSE-1.3); all are dated now, and name the staff who entered them and set prices (CART-4.3). At a
 * terminal, `approver` set the prices that are set by hand (KIOSK-8.4).
 */
export const cartLines = (
  cart: readonly RequestedLine[],
  now: Date,
  staff?: string,
  approver?: string,
): readonly CartLine[] => {
  const date = now.toISOString()
  const topOf = new Map(
    topLines(cart).flatMap((top) => treeOf(cart, top.id).map((line) => [line.id, top])),
  )
  return cart.map((line) => {
    const { section: _section, takeAway: _takeAway, course: _course, ...own } = line
    const top = topOf.get(line.id) ?? line
    const { section, takeAway, course } = top
    const by = staff ?? (isPricedByHand(line) ? approver : undefined)
    return {
      ...own,
      ...(section === undefined ? {} : { section }),
      ...(takeAway === undefined ? {} : { takeAway }),
      ...(course === undefined || staff === undefined ? {} : { course }),
      ...(by === undefined ? {} : { staff: by }),
      ...(by !== undefined && isPricedByHand(line) ? { editPriceStaff: by } : {}),
      status: staff !== undefined && top?.status === 'hold' ? 'hold' : 'pending',
      date,
    }
  })
}
