import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { LostPayment } from '../../../payments/provider.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { type AttemptRow, paymentAttempts } from '../../../tables/payment-attempts.ts'
import { announceAttempt } from './announce-attempt.ts'

/**
 * Notes that the money of an attempt could not be collected after all (PAY-2.18). It stays paid, since the meal was eaten: staff
 * see it, and ask the provider or the guest. Of money that came twice, the transaction tells which.
 */
export const noteLost = async (
  { database, bus, log }: Pick<Runtime, 'database' | 'bus' | 'log'>,
  { shop, _id }: AttemptRow,
  { transaction }: LostPayment,
): Promise<void> => {
  const { original, status, providerTransactionId } = paymentAttempts
  const lost = await database
    .update(paymentAttempts)
    .set({ failure: 'captureFailed' })
    .where(
      and(
        eq(paymentAttempts.shop, shop),
        or(eq(paymentAttempts._id, _id), eq(original, _id)),
        inArray(status, ['paid', 'surplus']),
        or(eq(providerTransactionId, transaction), isNull(providerTransactionId)),
      ),
    )
    .returning()
  log.error({ attempt: _id, transaction }, 'the money of a payment could not be collected')
  for (const row of lost) announceAttempt(bus, 'patched', row)
}
