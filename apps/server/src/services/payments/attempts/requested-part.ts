import type { StartPaymentData } from '@comanda/contract'
import { toCents } from '@comanda/engine/money'
import {
  type CoinShop,
  itemAmount,
  type LineUnit,
  shareAmount,
  smallestCoin,
} from '@comanda/engine/payments'
import { type Refusal, refused } from '../../../errors/refusal.ts'
import { paidOf } from '../../../payments/paid-of.ts'
import { isUnsettled } from '../../../payments/unsettled.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import type { SessionState } from '../../ordering/records/session-record.ts'
import { payableLines } from './payable-lines.ts'
import { paymentPending, paymentRefused } from '../../../payments/payment-refusals.ts'

/** What of a bill is to be paid. */
export type Requested = Pick<StartPaymentData, 'amount' | 'share' | 'items'>

/** What of a bill is paid at once, in cents. */
export interface Part {
  readonly amount: number
  readonly units: readonly LineUnit[]
}

const oneOfThree = (requested: Requested): Refusal | undefined => {
  const named = (['amount', 'share', 'items'] as const).filter((field) => requested[field])
  if (named.length < 2) return undefined
  const message = 'A part is an amount, a share or items: one of them.'
  return { kind: 'BadRequest', code: 'dataInvalid', message, field: named[1] ?? 'amount' }
}

interface Payable {
  readonly total: number
  readonly outstanding: number
  /** What is due and nobody else is paying. */
  readonly payable: number
  readonly unsettled: readonly AttemptRow[]
}

/** Returns what can be paid of a session, in cents (PAY-3.1). */
export const payableOf = ({ row, payments, attempts }: SessionState): Payable => {
  const outstanding = toCents(paidOf(row.result, payments).outstanding)
  const unsettled = attempts.filter(isUnsettled)
  const pending = unsettled.reduce((sum, { amount }) => sum + toCents(amount), 0)
  const total = toCents(row.result.totals.total)
  return { total, outstanding, payable: outstanding - pending, unsettled }
}

const isTaken = ({ status }: AttemptRow): boolean => status === 'paid' || isUnsettled({ status })

/**
 * Returns what of a locked session somebody pays (PAY-3). `taken` are the units that are paid or being paid. Throws a
 * refusal if it is not due, or if somebody else is paying it.
 */
export const requestedPart = (
  state: SessionState,
  requested: Requested,
  taken: readonly (LineUnit & { readonly attempt: string })[],
  shop: CoinShop,
): Part => {
  const wrong = oneOfThree(requested)
  if (wrong) throw refused(wrong)
  const { total, outstanding, payable, unsettled } = payableOf(state)
  if (outstanding <= 0) throw refused(paymentRefused('paid', outstanding))
  const { amount, share, items } = requested
  const wanted = amount === undefined ? undefined : toCents(amount)
  if (wanted !== undefined && (wanted > outstanding || wanted === 0))
    throw refused(paymentRefused('amount', outstanding))
  if (payable <= 0 || (wanted !== undefined && wanted > payable))
    throw refused(paymentPending(unsettled, payable))
  const step = smallestCoin(shop)
  if (share) {
    const { of } = share
    const byAttempt = state.attempts.filter((one) => one.shareOf === of && isTaken(one))
    const atCounter = state.payments.filter((one) => one.shareOf === of && one.amount > 0)
    const done = byAttempt.length + atCounter.length
    return { amount: shareAmount({ total, of, taken: done, payable, step }), units: [] }
  }
  if (!items) return { amount: wanted ?? payable, units: [] }
  const part = itemAmount({ total, lines: payableLines(state), taken, payable, step }, items)
  if (!('missing' in part)) return part
  const { missing } = part
  const holders = taken.filter(({ line }) => line === missing).map((one) => one.attempt)
  const paying = unsettled.filter(({ _id }) => holders.includes(_id))
  const refusal =
    paying.length > 0
      ? paymentPending(paying, payable)
      : paymentRefused(holders.length > 0 ? 'paid' : 'amount', outstanding)
  throw refused({ ...refusal, field: 'items' })
}
