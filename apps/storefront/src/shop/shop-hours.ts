import type { Shop } from '@comanda/contract'
import type { OrderType } from '@comanda/engine/catalog'
import { hoursOfWeekday, openEntry } from '@comanda/engine/sessions'
import { localMoment } from '@comanda/engine/time'

const DASH = '–'
const JOIN = ', '

/** Whether a mode of a shop is open at an instant, and its hours of that day: `07:00–23:00`; empty where it is closed. */
export const hoursOf = (shop: Shop, mode: OrderType, now: number) => {
  const at = localMoment(now, shop.timeZone)
  const weekday = new Date(`${at.date}T00:00:00Z`).getUTCDay()
  const today = hoursOfWeekday(shop.onlineOpeningHours, mode, weekday)
  return {
    isOpen: openEntry(shop.onlineOpeningHours, mode, at) !== undefined,
    text: today.map(({ startTime, endTime }) => `${startTime}${DASH}${endTime}`).join(JOIN),
  }
}

/** The modes that a shop takes orders in, as its settings say. */
export const modesOf = (shop: Shop): readonly ('takeAway' | 'dineInNoTable')[] =>
  shop.openForOnline === true
    ? [
        ...(shop.openTakeAway === true ? (['takeAway'] as const) : []),
        ...(shop.openDineInNoTable === true ? (['dineInNoTable'] as const) : []),
      ]
    : []

/** Open where any of its modes is, with the hours of the first that it takes. */
export const shopHours = (shop: Shop, now: number) => {
  const all = modesOf(shop).map((mode) => hoursOf(shop, mode, now))
  return all.find((hours) => hours.isOpen) ?? all[0] ?? { isOpen: false, text: '' }
}
