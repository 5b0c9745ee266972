import type { OrderPatch, OrderStatus } from '@comanda/contract'
import { canPreparationBecome } from '@comanda/shop-rules/sessions'

/** The columns of the board, in the order of the kitchen's work. */
export const boardStatuses = [
  'received',
  'preparing',
  'ready',
  'completed',
] as const satisfies readonly OrderStatus[]
export type BoardStatus = (typeof boardStatuses)[number]
/** What staff move an order to. */
export type MovedStatus = OrderPatch['status']

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

/** Returns the status of the next step, or `undefined` if there is none. */
export const nextStatus = (status: OrderStatus): BoardStatus | undefined =>
  allowed(status, next[status])

/** Returns the status one step back, for an order that was moved by mistake, or `undefined` if there is none. */
export const previousStatus = (status: OrderStatus): BoardStatus | undefined =>
  allowed(status, previous[status])

/** Returns `true` if an order can still be cancelled. */
export const canCancel = (status: OrderStatus): boolean => canPreparationBecome(status, 'cancelled')

/** Returns `true` if the transition table allows the reverse of a move (ORDER-3.2). */
export const canUndo = (from: OrderStatus, to: MovedStatus): from is MovedStatus =>
  from !== 'toPay' && canPreparationBecome(to, from)
