import { useShownShop } from '../../shop/shown-shop.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useClock } from '../../language/use-clock.ts'
import type { SessionOrder } from './order-steps.ts'
import { isUnderWay } from './use-open-order.ts'

/** How an order stands, in words. */
interface OrderWords {
  /** A word or two: its status, or that it waits for the restaurant (ORDER-7.6). */
  readonly state: string
  /** What the diner does or expects now. */
  readonly say: string
  /** What staff say to the diner who declined the order (ORDER-7.4). */
  readonly note?: string | undefined
  /** When it is to be ready, by the clock of the shop, and what that was first (KITCHEN-6.5, KITCHEN-6.6). */
  readonly estimate?: string | undefined
}

const declinedKeys = {
  busy: 'order.declined.reason.busy',
  soldOut: 'order.declined.reason.gone',
  closing: 'order.declined.reason.closing',
  other: 'order.declined.reason.unable',
  noResponse: 'order.declined.reason.noResponse',
} as const

/** What a diner reads of a bill that is paid, by what is still to come of its orders (SCREEN-5.6). */
export const paidKey = (orders: readonly SessionOrder[]) => {
  const coming = orders.filter(isUnderWay)
  if (coming.length === 0) return 'order.finished'
  return coming.every(({ status }) => status === 'ready') ? 'pay.allPaid' : 'order.paidEarly'
}

/** Returns what tells a diner of an order. */
export const useOrderWords = (): ((order: SessionOrder) => OrderWords) => {
  const { t } = useOrderingMessages()
  const clock = useClock(useShownShop()?.timeZone)
  const estimate = (order: SessionOrder): string | undefined => {
    const { estimatedTime, firstEstimatedTime, pickupTime, status, type } = order
    if (estimatedTime === undefined || (status !== 'received' && status !== 'preparing'))
      return undefined
    const time = clock(estimatedTime)
    if (pickupTime !== undefined && Date.parse(estimatedTime) <= Date.parse(pickupTime))
      return undefined
    const isAtTable = type === 'dineIn'
    const first = firstEstimatedTime === undefined ? time : clock(firstEstimatedTime)
    if (first === time)
      return t(isAtTable ? 'order.estimate.dineIn' : 'order.estimate.ready', { time })
    const key = isAtTable ? 'order.estimate.dineInChanged' : 'order.estimate.readyChanged'
    return t(key, { time, first })
  }
  return (order) => {
    const { status, type, acceptUntil, declined } = order
    if (status === 'received' && acceptUntil !== undefined)
      return {
        state: t('order.waits.state'),
        say: t('order.waits.say', { time: clock(acceptUntil) }),
      }
    if (status === 'cancelled' && declined) {
      return {
        state: t('order.declined.state'),
        say: `${t(declinedKeys[declined.reason])} ${t('order.declined.back')}`,
        note: declined.note,
      }
    }
    const isOnItsWay = status === 'ready' && type === 'dineIn'
    return {
      state: t(`order.status.${status}`),
      say: t(isOnItsWay ? 'order.say.readyDineIn' : `order.say.${status}`),
      estimate: estimate(order),
    }
  }
}
