import { minorUnits } from '../amounts/minor-units.ts'
import { textAt } from '../message-fields.ts'
import { setting } from '../open-account.ts'
import type { ProviderContext, ProviderRefund, Refunded } from '../provider.ts'
import { callAdyen } from './call-adyen.ts'

/** For how long a refund is sent again, in ms: Adyen knows a key for 7 days, and would refund twice afterwards. */
const KEY_LASTS = 6 * 24 * 3_600_000

/** How long a refund waits for the notification that tells Adyen's reference of the payment, in ms. */
const REFERENCE_WITHIN = 24 * 3_600_000

/**
 * Refunds a payment. Adyen only says that it has received it; a notification tells the outcome. The same key each time:
 * Adyen refunds once, and responds as it did at first.
 */
export const refundPayment = async (
  { _id, amount, currency, attempt, sentTime }: ProviderRefund,
  context: ProviderContext,
): Promise<Refunded> => {
  const { transaction, reference } = attempt
  const age = sentTime === undefined ? 0 : context.now() - sentTime
  if (transaction === undefined)
    return age > REFERENCE_WITHIN ? { is: 'refused', code: 'noReference' } : { is: 'pending' }
  if (age > KEY_LASTS) return { is: 'refused', code: 'noOutcome' }
  const value = minorUnits(amount, currency)
  if (value === undefined) return { is: 'refused', code: 'amount' }
  const merchantAccount = setting(context.account, 'merchantAccount')
  const path = `/payments/${encodeURIComponent(transaction)}/refunds`
  // Its reference is the payment's, so that its notification leads to the attempt.
  const data = { merchantAccount, reference, amount: { currency, value } }
  const response = await callAdyen(context, path, { key: _id, data })
  if (response.is === 'refused') return { is: 'refused', code: response.code }
  const id = response.is === 'ok' ? textAt(response.body, 'pspReference') : undefined
  return id === undefined ? { is: 'unknown' } : { is: 'pending', id }
}

/** Returns what is known of a refund: Adyen has no list of them, so the same request again finds one that was sent. */
export const queryRefund = async (
  refund: ProviderRefund,
  context: ProviderContext,
): Promise<Refunded> =>
  refund.sentTime === undefined ? { is: 'absent' } : refundPayment(refund, context)
