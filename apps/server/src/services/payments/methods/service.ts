import { always, both, paymentMethods as description, type PaymentCall } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { isAccountOf } from '../../../payments/offered-method.ts'
import { providers } from '../../../payments/providers.ts'
import { takesRealMoney } from '../../../payments/takes-real-money.ts'
import { isAnyStaff, isOwner } from '../../../policies/staff.ts'
import type { CallContext, NextCall } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { paymentAccounts } from '../../../tables/payment-accounts.ts'
import { paymentMethods as table } from '../../../tables/payment-methods.ts'

const invalid = (message: string) =>
  refused({ kind: 'BadRequest', code: 'dataInvalid', message, field: 'account' })

/** What a method has by its account: the account's provider and mode never change. */
interface ByAccount {
  readonly call: PaymentCall | null
  readonly sandbox: true | null
}

/** Returns what a method has by an account; throws if the account is not for all the shops of the method (PAY-7.1). */
const byAccount = async (
  database: Database,
  account: string,
  shops: readonly string[],
): Promise<ByAccount> => {
  const [found] = await database
    .select()
    .from(paymentAccounts)
    .where(eq(paymentAccounts._id, account))
  if (!found) throw invalid('There is no such account')
  const isOf = (shop: string): boolean => isAccountOf(found, shop)
  if (shops.length > 0 ? !shops.every(isOf) : (found.shops ?? []).length > 0)
    throw invalid('The account is not for all the shops of this method')
  const { provider, mode } = found
  return { call: providers[provider].call, sandbox: mode === 'sandbox' ? true : null }
}

type Written = Partial<Record<'shops' | 'account', unknown>>

const listOf = (shops: unknown): readonly string[] =>
  Array.isArray(shops) ? shops.map(String) : []

/** Sets what a method has by its account, when one of them or its shops are written. */
const setByAccount =
  ({ database }: Runtime) =>
  async (context: CallContext, next: NextCall): Promise<void> => {
    const written: Written = context.data
    if (written.account !== undefined || written.shops !== undefined) {
      const transaction = context.params.transaction ?? database
      const [stored] =
        context.method === 'patch'
          ? await transaction
              .select()
              .from(table)
              .where(eq(table._id, String(context.id)))
          : []
      const { account, shops }: Written = { ...stored, ...written }
      const by =
        typeof account === 'string' ? await byAccount(transaction, account, listOf(shops)) : {}
      context.data = { ...context.data, call: null, sandbox: null, ...by }
    }
    await next()
  }

const notSandbox = { kind: 'compare', field: 'sandbox', operator: '$ne', value: true } as const

/** On a server that takes real money only staff see methods by which none is paid (PAY-7.21). */
const hideSandbox =
  ({ config }: Runtime) =>
  async (context: CallContext, next: NextCall): Promise<void> => {
    const { provider, user, key, scope = always } = context.params
    if (provider && takesRealMoney(config) && (key !== undefined || !isAnyStaff(user)))
      context.params.scope = both(scope, notSandbox)
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
    find: [hideSandbox(runtime)],
    get: [hideSandbox(runtime)],
    create: [setByAccount(runtime)],
    patch: [setByAccount(runtime)],
  }),
})
