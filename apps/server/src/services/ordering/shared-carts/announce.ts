import type { OrderResult, TableCartChange } from '@comanda/contract'
import type { EventBus } from '../../../runtime/event-bus.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import type { TableGuestRow } from '../../../tables/table-guests.ts'
import type { TakenRound } from './order-seen.ts'
import { ownGuest, tableGuest } from './guest-rows.ts'

/** Tells the table, staff, and their own phone of a guest who has changed. Only after the transaction. */
export const announceGuest = (
  bus: EventBus,
  row: TableGuestRow,
  session: Pick<SessionRow, 'tableName'>,
  event: 'created' | 'patched' = 'patched',
): void => {
  bus.publish({ path: 'tableGuests', event, data: tableGuest(row, session) })
  bus.publish({ path: 'tableGuests', event, data: ownGuest(row, session) })
}

/** Tells the phones of a table what has changed in its cart. Only after the transaction. */
export const announceCart = (bus: EventBus, change: TableCartChange): void =>
  bus.publish({ path: 'tableCarts', event: 'patched', data: change })

/** Tells the phones of a table what an order has taken of its cart, with the order's number. Only after the transaction. */
export const announceRound = (
  bus: EventBus,
  { change, guests }: Pick<TakenRound, 'change' | 'guests'>,
  { tableItem, order }: Pick<OrderResult, 'tableItem' | 'order'>,
): void => {
  const gone = change.gone.map((one) => ({ ...one, order: order.number }))
  announceCart(bus, { ...change, gone })
  for (const guest of guests) announceGuest(bus, guest, { tableName: tableItem?.name ?? null })
}
