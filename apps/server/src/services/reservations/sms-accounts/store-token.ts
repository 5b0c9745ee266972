import type { SmsAccountData, SmsAccountPatch } from '@comanda/contract'
import { refused } from '../../../errors/refusal.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import { paymentKeys } from '../../../payments/accounts/payment-keys.ts'
import { refuseDemo } from '../../../policies/demo-accounts.ts'
import type { CallContext, NextCall } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { smsAccountById } from '../../../sms/accounts/read-sms-account.ts'
import { sealedToken } from '../../../sms/accounts/sealed-token.ts'
import { notFound } from '../../../table-service/get.ts'

const sealedFor = ({ params }: CallContext, { config, now }: Runtime, id: string, token: string) =>
  sealedToken(paymentKeys(config), id, token, {
    since: new Date(now()).toISOString(),
    ...(params.user === undefined ? {} : { by: params.user._id }),
  })

/** Encrypts the token of a new account (SMS-1.2). */
export const storeNewToken =
  (runtime: Runtime) =>
  async (context: CallContext, next: NextCall): Promise<void> => {
    const { authToken, _id = newRecordId(), ...data } = context.data as SmsAccountData
    if (data.mode === 'live') refuseDemo(context.params.user)
    context.data = { ...data, _id, ...sealedFor(context, runtime, _id, authToken) }
    await next()
  }

/** Encrypts a changed token. An account by which other texts would go out is entered with its token. */
export const storeChangedToken =
  (runtime: Runtime) =>
  async (context: CallContext, next: NextCall): Promise<void> => {
    const { authToken, ...data } = context.data as SmsAccountPatch
    const id = String(context.id)
    const row = await smsAccountById(context.params.transaction ?? runtime.database, id)
    if (!row) throw notFound(id)
    if (row.mode === 'live') refuseDemo(context.params.user)
    if (data.accountSid !== undefined && data.accountSid !== row.accountSid && !authToken)
      throw refused({
        kind: 'BadRequest',
        code: 'dataInvalid',
        message: 'Another account has another token.',
        field: 'authToken',
      })
    const sealed = authToken === undefined ? {} : sealedFor(context, runtime, id, authToken)
    context.data = { ...data, ...sealed }
    await next()
  }
