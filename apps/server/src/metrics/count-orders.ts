import { isFields } from '../records/fields.ts'
import type { EventBus } from '../runtime/event-bus.ts'
import type { Metrics } from './metrics.ts'

/** Returns a bus that counts the orders announced on this server: each once, however often its call is repeated. */
export const countOrders = (bus: EventBus, { orders }: Pick<Metrics, 'orders'>): EventBus => ({
  ...bus,
  publish: (message) => {
    const { path, event, data } = message
    if (path === 'orders' && event === 'created')
      orders.inc({ type: isFields(data) && typeof data['type'] === 'string' ? data['type'] : '' })
    bus.publish(message)
  },
})
