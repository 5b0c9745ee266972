import { toCents } from '@comanda/engine/money'
import type { ServerContext } from '../../../calls/served.ts'
import { orderingOf } from '../../ordering/table-sessions/ordering.ts'
import type { DifferenceRow } from '../../../tables/payment-differences.ts'
import { settle } from './settle.ts'

/** Settles by the provider's books what they have and we do not: the payment counts, or goes back as a surplus (PAY-6.14). */
export const settleNotHere =
  (context: ServerContext) =>
  async (differences: readonly DifferenceRow[]): Promise<void> => {
    const ordering = orderingOf(context)
    for (const { shop, attempt, transaction, there, currency } of differences) {
      if (attempt === null || there === null) continue
      const verdict = {
        is: 'paid' as const,
        captured: toCents(there),
        currency,
        ...(transaction === null ? {} : { transaction }),
      }
      try {
        await settle(ordering, { shop, attempt }, verdict, { role: 'server' })
      } catch (error) {
        ordering.log.error({ err: error, attempt }, 'a payment of the books was not settled')
      }
    }
  }
