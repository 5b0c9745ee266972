import { firstCart } from '@comanda/client'
import type { Menu } from '@comanda/contract'
import type { OrderType } from '@comanda/engine/catalog'
import { availableSections } from '@comanda/shop-rules/menu'
import { nextOpening, openEntry, pauseOf } from '@comanda/shop-rules/sessions'
import { shopMoment } from '@comanda/engine/time'

const modes: readonly OrderType[] = ['dineIn', 'dineInNoTable', 'takeAway']

/**
 * Returns what an instant (epoch ms) decides on a first screen: the day, what is open, served and paused, and when the shop
 * opens next. Two instants with the same opening look the same.
 */
export const openingOf = (menu: Menu, now: number): string => {
  const { shop, sections, timeConditions } = menu
  const at = shopMoment(now, shop)
  const { offer } = firstCart(menu, { shop: shop._id, mode: 'takeAway' }, now)
  const ofModes = modes.map((mode) => [
    openEntry(shop, mode, at) !== undefined,
    nextOpening(shop, mode, at),
    pauseOf(shop, mode, now),
  ])
  return JSON.stringify([
    at.date,
    ofModes,
    availableSections(sections, at, true).map(({ _id }) => _id),
    timeConditions.flatMap(({ _id }) => (offer?.isOpen([_id]) ? _id : [])),
  ])
}
