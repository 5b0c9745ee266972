import type { EventBus } from '../../../runtime/event-bus.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import { attemptRecord } from './attempt-record.ts'

/** Announces an attempt to the diners of its session and the shop's staff. Only after the transaction. */
export const announceAttempt = (
  bus: EventBus,
  event: 'created' | 'patched',
  row: AttemptRow,
): void =>
  bus.publish({
    path: 'paymentAttempts',
    event,
    data: { ...attemptRecord(row), session: row.session },
  })
