import type { TableSession } from '@comanda/contract'
import { shownOrder } from './order-steps.ts'

/** The status of a session in one word (ORDER-3.4). */
export type SessionWord =
  | 'received'
  | 'preparing'
  | 'ready'
  | 'completed'
  | 'paid'
  | 'toPay'
  | 'cancelled'

/** Returns the word for a session: for a closed one how it ended, otherwise the state of its latest order. */
export const sessionWord = (session: Pick<TableSession, 'status' | 'orders'>): SessionWord => {
  const { status } = session
  if (status === 'cancelled' || status === 'void') return 'cancelled'
  if (status === 'done') return 'paid'
  if (status === 'toPay') return 'toPay'
  return shownOrder(session)?.status ?? 'received'
}
