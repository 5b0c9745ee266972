import type { ProviderContext, Settled } from '../provider.ts'
import { pageSize, searchTransactions } from './search-transactions.ts'

const day = 24 * 60 * 60_000

/** Lists the payments and refunds of a day, in UTC, page by page. Throws if CyberSource does not list them. */
export async function* settledPayments(
  date: string,
  context: ProviderContext,
): AsyncGenerator<Settled> {
  const to = new Date(Date.parse(`${date}T00:00:00Z`) + day - 1000).toISOString().slice(0, 19)
  const query = `submitTimeUtc:[${date}T00:00:00Z TO ${to}Z]`
  for (let offset = 0; ; offset += pageSize) {
    const page = await searchTransactions(context, query, offset)
    if (page === undefined) throw new Error('CyberSource does not list the payments of the day')
    for (const { id, reference, reasons, amount, currency, time } of page) {
      const isPaid = reasons.get('ics_bill') === '100'
      if (!isPaid && reasons.get('ics_credit') !== '100') continue
      const entry = { transaction: id, amount: amount ?? 0, currency, time }
      yield isPaid
        ? { ...entry, kind: 'payment', reference }
        : { ...entry, kind: 'refund', refund: reference }
    }
    if (page.length < pageSize) return
  }
}
