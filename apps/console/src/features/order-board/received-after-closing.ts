import type { Order, Shop } from '@comanda/contract'
import { openEntry } from '@comanda/shop-rules/sessions'
import { localMoment } from '@comanda/engine/time'

/** Returns whether an order was placed within its shop's opening hours and came to the kitchen after them (PAY-4.9). */
export const isReceivedAfterClosing = (
  { type, createTime, receivedTime }: Pick<Order, 'type' | 'createTime' | 'receivedTime'>,
  { onlineOpeningHours, timeZone }: Pick<Shop, 'onlineOpeningHours' | 'timeZone'>,
): boolean => {
  if (receivedTime === undefined) return false
  const isOpenAt = (time: string): boolean =>
    openEntry(onlineOpeningHours, type, localMoment(Date.parse(time), timeZone)) !== undefined
  return isOpenAt(createTime) && !isOpenAt(receivedTime)
}
