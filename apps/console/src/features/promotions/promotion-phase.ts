import type { Menu, OrderDiscount } from '@comanda/contract'
import { menuAt } from '@comanda/engine/catalog'
import { inDateRange, shopMoment } from '@comanda/engine/time'

/** Whether a promotion in use applies at this hour, at others, not yet or not any more (STAFF-10.14). */
export type PromotionPhase = 'now' | 'otherHours' | 'later' | 'ended'

/** Returns the phase of a promotion in use in the shop of a menu; `now` in epoch ms. */
export const promotionPhase = (rule: OrderDiscount, menu: Menu, now: number): PromotionPhase => {
  const { products, productOptions, timeConditions, shop } = menu
  const { startDate, endDate } = rule
  const today = () => shopMoment(now, shop).day
  if (!inDateRange({ endDate }, now, today)) return 'ended'
  if (!inDateRange({ startDate }, now, today)) return 'later'
  const at = menuAt({
    products,
    productOptions,
    timeConditions,
    shop,
    now: new Date(now).toISOString(),
    session: { type: 'dineIn' },
  })
  return at.isOpen(rule.timeConditions) ? 'now' : 'otherHours'
}
