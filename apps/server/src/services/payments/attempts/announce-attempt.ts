import type { EventBus } from '../../../runtime/event-bus.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import { attemptOfStaff, attemptRecord } from './attempt-record.ts'

/**
 * Announces an attempt to the diners of its session, and all of it to the shop's staff (PAY-2.8). Only after the transaction.
 */
export const announceAttempt = (
  bus: EventBus,
  event: 'created' | 'patched',
  row: AttemptRow,
): void => {
  const ofDiners = { ...attemptRecord(row), session: row.session }
  for (const data of [ofDiners, attemptOfStaff(row)])
    bus.publish({ path: 'paymentAttempts', event, data })
}
