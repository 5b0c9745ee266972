import { fromCents } from '@comanda/engine/money'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { newIdBeside } from '../../../identifiers/shop-ids.ts'
import { type DifferenceRow, paymentDifferences } from '../../../tables/payment-differences.ts'

/** A difference as it was found; amounts are in cents, 0 if one of both has none. */
export interface FoundDifference extends Pick<
  DifferenceRow,
  'shop' | 'kind' | 'subject' | 'currency' | 'time'
> {
  /** An id that tells the shop. */
  readonly beside: string
  readonly attempt?: string
  readonly session?: string
  readonly refund?: string
  readonly transaction?: string
  readonly here: number
  readonly there: number
}

/** The comparison that finds a difference. */
export interface FoundBy {
  readonly account: string
  readonly day: string
  /** When it began. */
  readonly startTime: string
}

const orNull = (cents: number): number | null => (cents === 0 ? null : fromCents(cents))

/**
 * Saves a difference, or that it was found again: it is not solved any more, unless staff said so (PAY-6.12). `subject`, by
 * which it is known, contains our own id or the provider's.
 */
export const saveDifference = async (
  database: Database,
  { account, day, startTime }: FoundBy,
  { here, there, beside, ...found }: FoundDifference,
): Promise<void> => {
  const { attempt = null, session = null, refund = null, transaction = null } = found
  const own = { ...found, attempt, session, refund, transaction }
  const amounts = { here: orNull(here), there: orNull(there) }
  const byStaff = sql`${paymentDifferences.solvedBy} is not null`
  await database
    .insert(paymentDifferences)
    .values({
      ...own,
      ...amounts,
      _id: newIdBeside(beside),
      account,
      day,
      createTime: startTime,
      foundTime: startTime,
    })
    .onConflictDoUpdate({
      target: [
        paymentDifferences.shop,
        paymentDifferences.account,
        paymentDifferences.day,
        paymentDifferences.kind,
        paymentDifferences.subject,
      ],
      set: {
        ...amounts,
        attempt,
        session,
        refund,
        foundTime: startTime,
        solved: byStaff,
        solvedTime: sql`case when ${byStaff} then ${paymentDifferences.solvedTime} end`,
      },
    })
}
