import { and, asc, eq, gt, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { Period } from '../../../payments/provider.ts'
import { type AttemptRow, paymentAttempts } from '../../../tables/payment-attempts.ts'
import { type RefundRow, refunds } from '../../../tables/refunds.ts'

/** How many records are read at once. */
const PAGE = 500

/** The attempts or refunds of a shop by an account. */
export interface OfAccount {
  readonly shop: string
  readonly account: string
}

/** Reads pages in the order of `createTime` and `_id`, until one is not full. */
async function* pagesOf<R extends { readonly createTime: string; readonly _id: string }>(
  read: (after: R | undefined) => Promise<readonly R[]>,
): AsyncGenerator<readonly R[]> {
  let last: R | undefined
  do {
    const page: readonly R[] = await read(last)
    last = page.length < PAGE ? undefined : page.at(-1)
    if (page.length > 0) yield page
  } while (last)
}

const at = (time: number): string => new Date(time).toISOString()

/** Reads the attempts that began within a period, page by page. */
export const attemptsIn = (
  database: Database,
  { shop, account }: OfAccount,
  { from, to }: Period,
): AsyncGenerator<readonly AttemptRow[]> =>
  pagesOf((after) =>
    database
      .select()
      .from(paymentAttempts)
      .where(
        and(
          eq(paymentAttempts.shop, shop),
          eq(paymentAttempts.account, account),
          gte(paymentAttempts.createTime, at(from)),
          lt(paymentAttempts.createTime, at(to)),
          after &&
            sql`(${paymentAttempts.createTime}, ${paymentAttempts._id}) > (${after.createTime}::timestamptz, ${after._id})`,
        ),
      )
      .orderBy(asc(paymentAttempts.createTime), asc(paymentAttempts._id))
      .limit(PAGE),
  )

/** Reads the refunds that began within a period and were sent to the provider, page by page. */
export const refundsIn = (
  database: Database,
  { shop }: OfAccount,
  { from, to }: Period,
): AsyncGenerator<readonly RefundRow[]> =>
  pagesOf((after) =>
    database
      .select()
      .from(refunds)
      .where(
        and(
          eq(refunds.shop, shop),
          gte(refunds.createTime, at(from)),
          lt(refunds.createTime, at(to)),
          inArray(refunds.status, ['done', 'failed']),
          sql`${refunds.sentTime} is not null`,
          after &&
            or(
              gt(refunds.createTime, after.createTime),
              and(eq(refunds.createTime, after.createTime), gt(refunds._id, after._id)),
            ),
        ),
      )
      .orderBy(asc(refunds.createTime), asc(refunds._id))
      .limit(PAGE),
  )

/** Returns attempts of an account by their ids or by the provider's ids of their money. */
export const attemptsOf = (
  database: Database,
  { shop, account }: OfAccount,
  by: { readonly ids?: readonly string[]; readonly transactions?: readonly string[] },
): Promise<readonly AttemptRow[]> => {
  const { ids = [], transactions = [] } = by
  const { _id, providerTransactionId } = paymentAttempts
  const isOne = or(inArray(_id, [...ids]), inArray(providerTransactionId, [...transactions]))
  return database
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.shop, shop), eq(paymentAttempts.account, account), isOne))
}

/** Returns refunds of a shop by their ids. */
export const refundsOf = (
  database: Database,
  shop: string,
  ids: readonly string[],
): Promise<readonly RefundRow[]> =>
  database
    .select()
    .from(refunds)
    .where(and(eq(refunds.shop, shop), inArray(refunds._id, [...ids])))
