import { canTransition, type TransitionTable } from './transition-table.ts'

/** What the kitchen and the diner follow (ORDER-3.2). */
export type PreparationStatus =
  | 'received'
  | 'preparing'
  | 'ready'
  | 'completed'
  | 'paid'
  | 'toPay'
  | 'cancelled'

/**
 * Prepaid orders run toPay, paid, received …; postpaid ones received … completed, toPay, paid. A kitchen may step back
 * once to correct a mistake.
 */
export const PREPARATION_TRANSITIONS: TransitionTable<PreparationStatus> = {
  toPay: ['paid', 'cancelled'],
  paid: ['received'],
  received: ['preparing', 'ready', 'cancelled'],
  preparing: ['received', 'ready', 'completed', 'cancelled'],
  ready: ['preparing', 'completed', 'cancelled'],
  completed: ['ready', 'toPay', 'paid'],
  cancelled: [],
}

/** The steps that a diner watches, in order. */
export const PREPARATION_STEPS = ['received', 'preparing', 'ready', 'completed'] as const

/** Whether an order's preparation may go from one status to the other. */
export const canPreparationBecome = (from: PreparationStatus, to: PreparationStatus): boolean =>
  canTransition(PREPARATION_TRANSITIONS, from, to)
