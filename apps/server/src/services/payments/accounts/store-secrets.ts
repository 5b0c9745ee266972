import {
  type PaymentAccountData,
  type PaymentAccountPatch,
  type ProviderName,
} from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import { eq } from 'drizzle-orm'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import { withSecrets } from '../../../payments/accounts/account-secrets.ts'
import { paymentKeys } from '../../../payments/accounts/payment-keys.ts'
import { providers } from '../../../payments/providers.ts'
import { refuseDemo } from '../../../policies/demo-accounts.ts'
import type { CallContext, NextCall } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { paymentAccounts } from '../../../tables/payment-accounts.ts'
import { validate } from '../../../validation/validator.ts'
import { requiredSecrets } from './required-secrets.ts'

const invalid = (field: string, message: string) =>
  refused({ kind: 'BadRequest', code: 'dataInvalid', message, field })

/** Refuses settings and secrets that the provider does not have (PAY-7.2). */
const checkFields = (
  provider: ProviderName,
  settings: unknown,
  secrets: Readonly<Record<string, string>>,
): void => {
  if (settings !== undefined) validate(providers[provider].settings, settings)
  const unknown = Object.keys(secrets).find((name) => !providers[provider].secrets.includes(name))
  if (unknown !== undefined) throw invalid(`secrets.${unknown}`, `${provider} has no such secret`)
}

/** Refuses a live account on a server that providers cannot reach safely (PAY-7.6). */
const checkMode = ({ config }: Runtime, mode: string): void => {
  if (mode === 'live' && !config.publicUrl?.startsWith('https://'))
    throw invalid('mode', 'A live account needs a server with PUBLIC_URL, an https address')
}

const callerOf = ({ params }: CallContext, { now }: Runtime) => ({
  by: params.user?._id,
  now: now(),
})

/** Encrypts the secrets of a new account. */
export const storeNewSecrets =
  (runtime: Runtime) =>
  async (context: CallContext, next: NextCall): Promise<void> => {
    const { _id = newRecordId(), ...data } = context.data as PaymentAccountData
    if (data.mode === 'live') refuseDemo(context.params.user)
    checkMode(runtime, data.mode)
    checkFields(data.provider, data.settings, data.secrets)
    const missing = requiredSecrets(data.provider).find((name) => !(name in data.secrets))
    if (missing !== undefined) throw invalid(`secrets.${missing}`, 'This secret is missing')
    const keys = paymentKeys(runtime.config)
    const nothing = { secrets: [], sealed: {} }
    const stored = withSecrets(keys, _id, nothing, data.secrets, callerOf(context, runtime))
    context.data = { ...data, _id, ...stored }
    await next()
  }

/** Encrypts changed secrets beside those that stay; the row is locked, so that two changes do not lose one. */
export const storeChangedSecrets =
  (runtime: Runtime) =>
  async (context: CallContext, next: NextCall): Promise<void> => {
    const data = context.data as PaymentAccountPatch
    await inTransaction(context.params.transaction ?? runtime.database, async (transaction) => {
      const [row] = await transaction
        .select()
        .from(paymentAccounts)
        .where(eq(paymentAccounts._id, String(context.id)))
        .for('update')
      if (row === undefined) throw new NotFound('There is no such account')
      if (row.mode === 'live') refuseDemo(context.params.user)
      const { secrets = {}, ...rest } = data
      checkFields(row.provider, rest.settings, secrets)
      const keys = paymentKeys(runtime.config)
      const stored = withSecrets(keys, row._id, row, secrets, callerOf(context, runtime))
      context.data = { ...rest, ...stored }
      context.params = { ...context.params, transaction }
      await next()
    })
  }
