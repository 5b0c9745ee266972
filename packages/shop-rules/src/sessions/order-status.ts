import { canTransition, type TransitionTable } from './transition-table.ts'

/** Status of an order as its record shows it (ORDER-3.3). */
export type OrderStatus =
  | 'new'
  | 'ongoing'
  | 'pending'
  | 'requestChange'
  | 'requestConfirm'
  | 'shipped'
  | 'toPay'
  | 'done'
  | 'cancelled'
  | 'void'

/** Orders start as `new`. The shop may request a change, which the diner confirms. */
export const ORDER_TRANSITIONS: TransitionTable<OrderStatus> = {
  new: ['pending', 'ongoing', 'toPay', 'cancelled'],
  pending: ['ongoing', 'requestChange', 'requestConfirm', 'toPay', 'cancelled'],
  requestChange: ['requestConfirm', 'ongoing', 'cancelled'],
  requestConfirm: ['ongoing', 'requestChange', 'cancelled'],
  ongoing: ['requestChange', 'shipped', 'toPay', 'done', 'cancelled', 'void'],
  shipped: ['toPay', 'done', 'void'],
  toPay: ['ongoing', 'shipped', 'done', 'cancelled', 'void'],
  done: ['void'],
  cancelled: [],
  void: [],
}

/** Whether an order may go from one status to the other. */
export const canOrderBecome = (from: OrderStatus, to: OrderStatus): boolean =>
  canTransition(ORDER_TRANSITIONS, from, to)
