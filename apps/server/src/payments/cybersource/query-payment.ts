import type { ProviderAttempt, ProviderContext, Verdict } from '../provider.ts'
import { searchTransactions, type Transaction } from './search-transactions.ts'

const verdictOf = ({ reasons }: Transaction): Verdict['is'] => {
  const auth = reasons.get('ics_auth')
  if (auth === '110') return 'partial'
  if (auth === '480') return 'review'
  if (reasons.get('ics_bill') === '100') return 'paid'
  return 'failed'
}

/** How much a transaction says: a success outweighs declines of the same attempt. */
const weights = { paid: 3, partial: 2, review: 1 } as const
const weightOf = (verdict: string): number => (verdict in weights ? weights[verdict as 'paid'] : 0)

/** Queries an attempt by its reference. Transactions that only refund it are not its payment. */
export const queryPayment = async (
  attempt: ProviderAttempt,
  context: ProviderContext,
): Promise<Verdict> => {
  const query = `clientReferenceInformation.code:${attempt.reference}`
  const found = await searchTransactions(context, query)
  if (found === undefined) return { is: 'unknown' }
  const [best] = found
    .filter(({ reference, reasons }) => reference === attempt.reference && reasons.has('ics_auth'))
    .map((transaction) => ({ transaction, verdict: verdictOf(transaction) }))
    .sort((one, other) => weightOf(other.verdict) - weightOf(one.verdict))
  // Not there yet, or never paid: the page may still be open.
  if (best === undefined) return { is: 'pending' }
  const { transaction, verdict } = best
  if (verdict === 'failed') {
    const code = transaction.reasons.get('ics_auth')
    return { is: 'failed', final: false, ...(code ? { code } : {}) }
  }
  const isCaptured = verdict !== 'review' && transaction.amount !== undefined
  return {
    is: verdict,
    transaction: transaction.id,
    ...(isCaptured ? { captured: transaction.amount } : {}),
    currency: transaction.currency,
    merchant: transaction.merchant,
    ...(transaction.last4 === undefined ? {} : { last4: transaction.last4 }),
  }
}
