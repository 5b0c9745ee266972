import type { ConfirmAttemptData, PaymentAttempt } from '@comanda/contract'
import { toCents } from '@comanda/engine/money'
import type { HandlerContext } from '../../../calls/served.ts'
import { refused } from '../../../errors/refusal.ts'
import { orderingOf } from '../../ordering/table-sessions/ordering.ts'
import { accountOf } from '../provider-calls/call-provider.ts'
import { attemptOfStaff } from './attempt-record.ts'
import { paymentRefused } from '../../../payments/payment-refusals.ts'
import { settle } from './settle.ts'
import { attemptOfCashier } from './staff-attempt.ts'

/**
 * `create paymentAttempts/confirm`: a cashier saw at the bank that the whole charge came, with the bank's reference, which
 * counts once (PAY-2.11). Only for providers that cannot be queried: of others the server knows by itself.
 */
export const confirmAttempt = async (
  context: HandlerContext,
  { attempt: id, reference }: ConfirmAttemptData,
): Promise<PaymentAttempt> => {
  const { attempt, user } = await attemptOfCashier(context, id)
  const opened = await accountOf(context.runtime, attempt.account)
  if (!opened || opened.provider.can.query)
    throw refused(paymentRefused('notOffered', undefined, 'attempt'))
  const settled = await settle(
    orderingOf(context),
    { shop: attempt.shop, attempt: attempt._id },
    {
      is: 'paid',
      transaction: reference,
      captured: toCents(attempt.charge),
      currency: attempt.currency,
    },
    { role: 'staff', user: user._id },
  )
  const isTaken = settled.providerTransactionId !== reference
  if (isTaken) throw refused(paymentRefused('paid', undefined, 'reference'))
  return attemptOfStaff(settled)
}
