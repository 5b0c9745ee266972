import type { Payment } from '../ledger/records.ts'
import type { BrowserReturn, Counterpart, Outcome, Report } from './counterpart.ts'
import { deliver } from './deliver.ts'
import type { Gateway } from './gateway.ts'

export interface Concluded {
  readonly payment: Payment
  readonly back?: BrowserReturn | undefined
  /** Why nothing happened. */
  readonly problem?: string
}

/** Half of an amount, in whole units. */
const partOf = (amount: number): number => Math.floor(amount / 200) * 100

const outcomeByFault = ({ faults }: Gateway, { reference }: Payment, wanted: Outcome): Outcome => {
  if (faults.has(reference, 'cancel')) return 'cancelled'
  if (faults.has(reference, 'decline')) return 'declined'
  if (wanted !== 'paid') return wanted
  if (faults.takes(reference, 'decline-then-success')) return 'declined'
  if (faults.has(reference, 'review')) return 'review'
  return faults.has(reference, 'partial') ? 'partial' : 'paid'
}

const captures = (gateway: Gateway, payment: Payment, outcome: Outcome): Partial<Payment> => {
  const has = (fault: 'wrong-amount' | 'wrong-currency'): boolean =>
    gateway.faults.has(payment.reference, fault)
  const { amount, currency } = payment
  const whole = has('wrong-amount') ? amount - 100 : amount
  return {
    captured: outcome === 'partial' ? partOf(amount) : whole,
    capturedCurrency: has('wrong-currency') ? 'USD' : currency,
    isPartial: outcome === 'partial',
    payTime: gateway.now().toISOString(),
  }
}

const changesOf = (
  gateway: Gateway,
  { voice }: Counterpart,
  payment: Payment,
  outcome: Outcome,
): Partial<Payment> => {
  if (outcome === 'cancelled') return { status: 'cancelled' }
  if (outcome === 'declined') return { status: 'declined' }
  const captured = captures(gateway, payment, outcome)
  if (voice.consent === 'authorized') return { ...captured, captured: 0, status: 'authorized' }
  return { ...captured, status: outcome === 'review' ? 'review' : 'paid' }
}

const canPay = ({ faults }: Gateway, { status, reference }: Payment): boolean => {
  if (status === 'open' || status === 'declined') return true
  const isClosed = status === 'cancelled' || status === 'expired'
  return isClosed && faults.has(reference, 'pay-after-close')
}

/** A report of a payment that was not made, if a fault wants one. */
const falseReport = ({ faults }: Gateway, { reference }: Payment): Report | undefined => {
  if (faults.has(reference, 'forged')) return { outcome: 'paid', isForged: true }
  if (faults.has(reference, 'other-merchant')) return { outcome: 'paid', merchant: 'SB_other' }
  if (faults.has(reference, 'other-reference'))
    return { outcome: 'paid', reference: `${reference.slice(0, -4)}0000` }
  return undefined
}

/** What a payer does comes to its end: the faults of the payment apply, the money moves, and the merchant hears of it. */
export const conclude = async (
  gateway: Gateway,
  counterpart: Counterpart,
  payment: Payment,
  wanted: Outcome,
  found: Partial<Payment> = {},
): Promise<Concluded> => {
  const { ledger, faults } = gateway
  if (faults.has(payment.reference, 'never')) return { payment, problem: 'never' }
  if (!canPay(gateway, payment)) return { payment, problem: `the payment is ${payment.status}` }
  const untrue = falseReport(gateway, payment)
  if (untrue !== undefined) {
    const details = { ...payment.details, falselyReported: 'yes' }
    const before = ledger.change(payment, { details })
    const taken = captures(gateway, payment, 'paid')
    const claimed: Payment = { ...before, ...taken, ...found, status: 'paid' }
    return { payment: before, back: await deliver(gateway, counterpart.voice, claimed, untrue) }
  }
  const outcome = outcomeByFault(gateway, payment, wanted)
  const isHidden = faults.has(payment.reference, 'late') && outcome === 'paid'
  const changes = changesOf(gateway, counterpart, payment, outcome)
  const after = ledger.change(payment, { ...found, ...changes, isHidden })
  counterpart.onConcluded?.(after, outcome)
  if (isHidden) return { payment: after }
  const back = await deliver(gateway, counterpart.voice, after, { outcome })
  return { payment: after, back }
}

/** Ends the fault `late`: the payment is reported. */
export const release = async (
  gateway: Gateway,
  counterpart: Counterpart,
  payment: Payment,
): Promise<Concluded> => {
  const after = gateway.ledger.change(payment, { isHidden: false })
  counterpart.onConcluded?.(after, 'paid')
  const back = await deliver(gateway, counterpart.voice, after, { outcome: 'paid' })
  return { payment: after, back }
}
