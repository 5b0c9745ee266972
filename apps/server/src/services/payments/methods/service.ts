import { paymentMethods as description, type PaymentCall } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { providers } from '../../../payments/providers.ts'
import { isOwner } from '../../../policies/staff.ts'
import type { CallContext, NextCall } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { paymentAccounts } from '../../../tables/payment-accounts.ts'
import { paymentMethods as table } from '../../../tables/payment-methods.ts'

/** Returns the call that starts payments by an account; its provider never changes. */
const callBy = async (database: Database, account: string): Promise<PaymentCall> => {
  const [found] = await database
    .select({ provider: paymentAccounts.provider })
    .from(paymentAccounts)
    .where(eq(paymentAccounts._id, account))
  if (found) return providers[found.provider].call
  const message = 'There is no such account'
  throw refused({ kind: 'BadRequest', code: 'dataInvalid', message, field: 'account' })
}

/** Sets the call of a method with its account. */
const setCall =
  ({ database }: Runtime) =>
  async (context: CallContext, next: NextCall): Promise<void> => {
    const { account } = context.data as { account?: string | null }
    if (account !== undefined) {
      const call =
        account === null ? null : await callBy(context.params.transaction ?? database, account)
      context.data = { ...context.data, call }
    }
    await next()
  }

const withoutAccount = (record: unknown): unknown => {
  if (typeof record !== 'object' || record === null || !('account' in record)) return record
  const { account: _account, ...rest } = record
  return rest
}

const isPage = (result: unknown): result is { readonly data: readonly unknown[] } =>
  typeof result === 'object' && result !== null && 'data' in result && Array.isArray(result.data)

/** Leaves out the account unless an owner reads (PAY-7.1). What is written goes to everybody as an event: never with it. */
const hideAccount = async (context: CallContext, next: NextCall): Promise<void> => {
  await next()
  const isRead = context.method === 'find' || context.method === 'get'
  if (isRead && (!context.params.provider || isOwner(context.params.user))) return
  const { result } = context
  if (isPage(result)) context.result = { ...result, data: result.data.map(withoutAccount) }
  else context.result = Array.isArray(result) ? result.map(withoutAccount) : withoutAccount(result)
}

/** Ways to pay; those with an account are paid online. */
export const paymentMethods = serveTable(description, table, {
  hooks: ({ runtime }) => ({
    all: [hideAccount],
    create: [setCall(runtime)],
    patch: [setCall(runtime)],
  }),
})
