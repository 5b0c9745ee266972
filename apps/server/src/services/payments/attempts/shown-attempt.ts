import { type PaymentAttempt, paymentAttempts as description } from '@comanda/contract'
import { inArray } from 'drizzle-orm'
import { ownedKey } from '../../../authentication/owned-key.ts'
import type { ServerContext } from '../../../calls/served.ts'
import { isStaffOf } from '../../../policies/staff.ts'
import type { CallParams } from '../../../runtime/app.ts'
import { recordTable } from '../../../table-service/table.ts'
import { TableService } from '../../../table-service/table-service.ts'
import { paymentAccounts } from '../../../tables/payment-accounts.ts'
import { type AttemptRow, paymentAttempts } from '../../../tables/payment-attempts.ts'
import { orderNumberOf } from '../provider-calls/provider-attempt.ts'
import { attemptOfStaff, attemptRecord, ownAttemptRecord } from './attempt-record.ts'
import { readAttempt } from './read-attempt.ts'

/** Order numbers are those of the orders, providers those of the accounts; a list leaves the numbers out. */
const table = recordTable(description, paymentAttempts, ['orderNumber', 'provider', 'code'])

/** Returns attempts with the provider of each, for staff (PAY-2.8). */
const withProviders = async (
  { reads }: ServerContext['runtime'],
  attempts: readonly PaymentAttempt[],
): Promise<PaymentAttempt[]> => {
  const accounts = [...new Set(attempts.flatMap(({ account }) => account ?? []))]
  if (accounts.length === 0) return [...attempts]
  const { _id, provider } = paymentAccounts
  const rows = await reads
    .select({ _id, provider })
    .from(paymentAccounts)
    .where(inArray(_id, accounts))
  const providers = new Map(rows.map((row) => [row._id, row.provider]))
  return attempts.map((attempt) => {
    const known = providers.get(attempt.account ?? '')
    return known ? { ...attempt, provider: known } : attempt
  })
}

/** Lists attempts for the shop's staff, with all their fields. */
export const findAttempts = async ({ runtime }: ServerContext, params: CallParams) => {
  const found = await new TableService<PaymentAttempt>({ ...runtime, table }).find(params)
  return Array.isArray(found)
    ? withProviders(runtime, found)
    : { ...found, data: await withProviders(runtime, found.data) }
}

/** Returns whether a caller began an attempt: by its account or terminal, or with the key that the start had. */
const isBegunBy = ({ actor, idempotencyKey }: AttemptRow, params: CallParams): boolean => {
  const { user, query } = params
  if (user && actor.user === user._id) return true
  const sent = query?.['idempotencyKey']
  return typeof sent === 'string' && ownedKey(params, sent) === idempotencyKey
}

/**
 * Returns an attempt (PAY-2.8): to staff of its shop all of it, to those who began it what their bank said, to anybody else who
 * knows its id the small record.
 */
export const getAttempt = async (
  { runtime }: ServerContext,
  id: string,
  params: CallParams,
): Promise<PaymentAttempt> => {
  const { user } = params
  const row = await readAttempt(runtime, id)
  const number = await orderNumberOf(runtime.reads, row)
  if (!user || !isStaffOf(user, row.shop, ['waiter', 'cashier', 'manager', 'accountant']))
    return isBegunBy(row, params) ? ownAttemptRecord(row, number) : attemptRecord(row, number)
  const [attempt] = await withProviders(runtime, [attemptOfStaff(row, number)])
  return attempt ?? attemptOfStaff(row, number)
}
