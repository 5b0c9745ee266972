import type { Period, ProviderContext, Settled } from '../provider.ts'
import { refundOfKey } from '../refund-key.ts'
import { pageSize, searchTransactions } from './search-transactions.ts'

/** Returns an instant as the search wants it, in whole seconds. */
const second = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}Z`

/**
 * Lists payments and refunds page by page. Throws if CyberSource does not list them. A refund that was made in the Business
 * Center has the reference of its payment.
 */
export async function* settledPayments(
  { from, to }: Period,
  context: ProviderContext,
): AsyncGenerator<Settled> {
  const query = `submitTimeUtc:[${second(from)} TO ${second(to - 1000)}]`
  for (let offset = 0; ; offset += pageSize) {
    const page = await searchTransactions(context, query, offset)
    if (page === undefined) throw new Error('CyberSource does not list the payments of the day')
    for (const { id, reference, reasons, amount, currency, time } of page) {
      const isPaid = reasons.get('ics_bill') === '100'
      if (!isPaid && reasons.get('ics_credit') !== '100') continue
      const entry = { transaction: id, amount: amount ?? 0, currency, time }
      yield isPaid
        ? { ...entry, kind: 'payment', reference }
        : { ...entry, kind: 'refund', refund: refundOfKey(reference) ?? reference }
    }
    if (page.length < pageSize) return
  }
}
