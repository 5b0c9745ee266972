import type { Shop } from '@comanda/contract'
import type { OrderType } from '@comanda/engine/catalog'
import { hoursOfDay, openEntry } from '@comanda/shop-rules/sessions'
import { localMoment } from '@comanda/engine/time'

const DASH = '–'
const JOIN = ', '

/**
 * Returns whether a mode of a shop is open at an instant, and its hours of that day: `07:00–23:00`; empty if it is closed.
 */
export const hoursOf = (shop: Shop, mode: OrderType, now: number) => {
  const at = localMoment(now, shop.timeZone)
  const today = hoursOfDay(shop, mode, at.date)
  return {
    isOpen: openEntry(shop, mode, at) !== undefined,
    text: today.map(({ startTime, endTime }) => `${startTime}${DASH}${endTime}`).join(JOIN),
  }
}

/** Returns the modes in which a shop takes orders. */
export const modesOf = (shop: Shop): readonly ('takeAway' | 'dineInNoTable')[] =>
  shop.openForOnline === true
    ? [
        ...(shop.openTakeAway === true ? (['takeAway'] as const) : []),
        ...(shop.openDineInNoTable === true ? (['dineInNoTable'] as const) : []),
      ]
    : []

/** Returns whether any mode of a shop is open, with the hours of the first one. */
export const shopHours = (shop: Shop, now: number) => {
  const all = modesOf(shop).map((mode) => hoursOf(shop, mode, now))
  return all.find((hours) => hours.isOpen) ?? all[0] ?? { isOpen: false, text: '' }
}
