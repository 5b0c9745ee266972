import type { CreateSessionResult, Order, TableSession } from '@comanda/contract'
import type { EventBus } from '../../../runtime/event-bus.ts'

/** Announces a session to its diners and the shop's staff. Only after the transaction. */
export const announceSession = (bus: EventBus, session: TableSession): void =>
  bus.publish({ path: 'tableSessions', event: 'patched', data: session })

type New = TableSession & Partial<Pick<CreateSessionResult, 'order'>>

/** Announces a new session to the shop's staff, without its key (STAFF-2.6). Only after the transaction. */
export const announceNewSession = (
  bus: EventBus,
  { order: _order, restoreKey: _key, restoreKeys: _keys, ...session }: New,
): void => bus.publish({ path: 'tableSessions', event: 'created', data: session })

/** Announces an order to the shop's staff. Only after the transaction. */
export const announceOrder = (bus: EventBus, event: 'created' | 'patched', order: Order): void =>
  bus.publish({ path: 'orders', event, data: order })
