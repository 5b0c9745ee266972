import type { Order, TableSession } from '@comanda/contract'
import type { EventBus } from '../../../runtime/event-bus.ts'

/** Announces a session to its diners and the shop's staff. Only after the transaction. */
export const announceSession = (bus: EventBus, session: TableSession): void =>
  bus.publish({ path: 'tableSessions', event: 'patched', data: session })

/** Announces an order to the shop's staff. Only after the transaction. */
export const announceOrder = (bus: EventBus, event: 'created' | 'patched', order: Order): void =>
  bus.publish({ path: 'orders', event, data: order })
