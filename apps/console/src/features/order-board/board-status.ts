import type { OrderStatus } from '@comanda/contract'
import { canPreparationBecome } from '@comanda/engine/sessions'

/** The columns of the board, in the order of the work. */
export const boardStatuses = [
  'received',
  'preparing',
  'ready',
  'completed',
] as const satisfies readonly OrderStatus[]
export type BoardStatus = (typeof boardStatuses)[number]

const next: Partial<Record<OrderStatus, BoardStatus>> = {
  received: 'preparing',
  preparing: 'ready',
  ready: 'completed',
}
const previous: Partial<Record<OrderStatus, BoardStatus>> = {
  preparing: 'received',
  ready: 'preparing',
  completed: 'ready',
}

const allowed = <S extends OrderStatus>(from: OrderStatus, to: S | undefined): S | undefined =>
  to !== undefined && canPreparationBecome(from, to) ? to : undefined

/** Where an order goes next, if it goes anywhere. */
export const nextStatus = (status: OrderStatus): BoardStatus | undefined =>
  allowed(status, next[status])

/** Where an order goes back to when it went on by mistake. */
export const previousStatus = (status: OrderStatus): BoardStatus | undefined =>
  allowed(status, previous[status])

/** Whether an order may still be cancelled. */
export const canCancel = (status: OrderStatus): boolean => canPreparationBecome(status, 'cancelled')

/** Whether a move can be taken back: only where the transition table allows the way back. */
export const canUndo = (from: OrderStatus, to: OrderStatus): boolean =>
  canPreparationBecome(to, from)
