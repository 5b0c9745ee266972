import type { CancelOrderData, TableSession } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'

/** Cancels an order (ORDER-6.7), or without `order` an unpaid top-up (ORDER-6.8); its screens hear of it by an event. */
export const cancelOrder = (
  { service }: Pick<Connection, 'service'>,
  data: CancelOrderData,
): Promise<TableSession> => service('tableSessions/cancel').create(data)
