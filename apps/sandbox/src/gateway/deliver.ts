import type { Payment } from '../ledger/records.ts'
import type { Message } from '../notifications/notifier.ts'
import type { BrowserReturn, Report, Voice } from './counterpart.ts'
import type { Gateway } from './gateway.ts'

const notify = async (
  { notifier }: Gateway,
  reference: string,
  messages: readonly Message[],
): Promise<void> => {
  for (const message of messages) await notifier.send(reference, message)
}

const notifyAll = async (
  gateway: Gateway,
  voice: Voice,
  payment: Payment,
  report: Report,
): Promise<void> => {
  const { reference } = payment
  const messages = voice.notifications(payment, report)
  const times = gateway.faults.has(reference, 'notify-five-times') ? 5 : 1
  for (let count = 0; count < times; count += 1) await notify(gateway, reference, messages)
  if (!gateway.faults.has(reference, 'paid-then-failed') || report.outcome !== 'paid') return
  const failed: Payment = { ...payment, status: 'declined', captured: 0 }
  await notify(gateway, reference, voice.notifications(failed, { outcome: 'declined' }))
}

/** Notifies the merchant, and returns the request by which the payer's browser returns, as the payment's faults want it. */
export const deliver = async (
  gateway: Gateway,
  voice: Voice,
  payment: Payment,
  report: Report,
): Promise<BrowserReturn | undefined> => {
  const has = (fault: Parameters<typeof gateway.faults.has>[1]): boolean =>
    gateway.faults.has(payment.reference, fault)
  if (!has('return-only') && !has('neither')) {
    const notified = notifyAll(gateway, voice, payment, report)
    const waits = has('notify-before-return') || has('paid-then-failed') || has('notify-five-times')
    if (waits) await notified
    else notified.catch(() => undefined)
  }
  if (has('notify-only') || has('neither')) return undefined
  return voice.browserReturn(payment, report)
}
