import type { Order } from '@comanda/contract'
import { kitchenOrder } from '../../records/kitchen-order.ts'
import type { BusMessage } from '../../runtime/event-bus.ts'
import { channelOf } from '../channels/channels.ts'

/** An event in the form for a shop's kitchen, and its channel. */
interface KitchenEvent {
  readonly channel: string
  readonly message: BusMessage
}

/** Returns what the kitchen hears of an event: of an order, all but money (STAFF-3.3). */
export const kitchenEvent = (message: BusMessage): KitchenEvent | undefined => {
  if (message.path !== 'orders') return undefined
  const order = message.data as Order
  return {
    channel: channelOf.kitchen(order.shop),
    message: { ...message, data: kitchenOrder(order) },
  }
}
