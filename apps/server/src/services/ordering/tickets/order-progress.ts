import type { OrderStatus } from '@comanda/contract'
import type { TicketRow } from '../../../tables/tickets.ts'

const isMaking = ({ kind }: TicketRow): boolean => kind === 'new' || kind === 'change'

const isDone = ({ status }: TicketRow): boolean => status === 'done'

const hasBegun = (row: TicketRow): boolean =>
  isDone(row) || row.lines.some(({ doneTime }) => doneTime !== undefined)

/**
 * Returns the status that the tickets of an order give it (KITCHEN-1.6): it is in preparation from its first dish on, and ready once
 * all are done, or, if dishes are put together somewhere, once that is done. Undefined if nothing was begun, or nothing is to make.
 */
export const orderProgress = (all: readonly TicketRow[]): OrderStatus | undefined => {
  const making = all.filter(isMaking)
  const expo = making.filter(({ isExpo }) => isExpo)
  const deciding = expo.length > 0 ? expo : making
  if (deciding.length > 0 && deciding.every(isDone)) return 'ready'
  return making.some(hasBegun) ? 'preparing' : undefined
}
