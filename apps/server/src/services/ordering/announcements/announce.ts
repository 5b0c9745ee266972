import type { CreateSessionResult, Order, TableSession } from '@comanda/contract'
import type { EventBus } from '../../../runtime/event-bus.ts'

/** Announces a session to its diners and the shop's staff. Only after the transaction. */
export const announceSession = (bus: EventBus, session: TableSession): void =>
  bus.publish({ path: 'tableSessions', event: 'patched', data: session })

type New = TableSession & Partial<Pick<CreateSessionResult, 'order'>>

const ofCaller = ['order', 'restoreKey', 'restoreKeys'] as const

/** Returns the record itself if it has nothing of the caller alone: its text may have been made. */
const publicPart = (session: New): TableSession => {
  if (!ofCaller.some((field) => field in session)) return session
  const { order: _order, restoreKey: _key, restoreKeys: _keys, ...rest } = session
  return rest
}

/** Announces a new session to the shop's staff, without its key (STAFF-2.6). Only after the transaction. */
export const announceNewSession = (bus: EventBus, session: New): void =>
  bus.publish({ path: 'tableSessions', event: 'created', data: publicPart(session) })

/** Announces an order to the shop's staff. Only after the transaction. */
export const announceOrder = (bus: EventBus, event: 'created' | 'patched', order: Order): void =>
  bus.publish({ path: 'orders', event, data: order })
