import type { Order, Shop } from '@comanda/contract'
import { openEntry } from '@comanda/shop-rules/sessions'
import { localMoment } from '@comanda/engine/time'

/** Returns whether an order was placed within its shop's opening hours and came to the kitchen after them (PAY-4.9). */
export const isReceivedAfterClosing = (
  { type, createTime, receivedTime }: Pick<Order, 'type' | 'createTime' | 'receivedTime'>,
  shop: Pick<Shop, 'onlineOpeningHours' | 'specialDays' | 'timeZone'>,
): boolean => {
  if (receivedTime === undefined) return false
  const isOpenAt = (time: string): boolean =>
    openEntry(shop, type, localMoment(Date.parse(time), shop.timeZone)) !== undefined
  return isOpenAt(createTime) && !isOpenAt(receivedTime)
}
