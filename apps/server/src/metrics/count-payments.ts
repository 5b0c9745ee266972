import type { PaymentAttemptStatus } from '@comanda/contract'
import { isFields } from '../records/fields.ts'
import type { EventBus } from '../runtime/event-bus.ts'
import type { Metrics } from './metrics.ts'

const ends: ReadonlySet<unknown> = new Set<PaymentAttemptStatus>([
  'review',
  'failed',
  'cancelled',
  'expired',
  'paid',
  'surplus',
])

/** Returns a bus that counts how attempts to pay end on this server, and messages of providers that it refuses. */
export const countPayments = (
  bus: EventBus,
  { paymentAttempts, paymentMessagesRefused }: Metrics,
): EventBus => ({
  ...bus,
  publish: (message) => {
    const { path, data } = message
    const { status, account } = isFields(data) ? data : {}
    // An attempt is announced twice: to staff with its account, to diners without.
    if (path === 'paymentAttempts' && account !== undefined && ends.has(status))
      paymentAttempts.inc({ status: String(status) })
    if (path === 'paymentMessages') paymentMessagesRefused.inc()
    bus.publish(message)
  },
})
