import type { TestSmsData, TestSmsResult } from '@comanda/contract'
import { smsNumber } from '@comanda/shop-rules/contact'
import { NotFound } from '@feathersjs/errors'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import { refuseDemo } from '../../../policies/demo-accounts.ts'
import type { CallParams } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { openSmsAccount, smsAccountById } from '../../../sms/accounts/read-sms-account.ts'
import { smsProviders } from '../../../sms/providers.ts'

const patience = 20_000
/** Texts cost money: so many tests of one account in 15 minutes. */
const mostTests = 5

/** `create smsAccounts/test`: sends a text by an account, and says what its provider responds (SMS-1.5). */
export const testSms = async (
  runtime: Runtime,
  { account: id, phone }: TestSmsData,
  params: CallParams | undefined,
): Promise<TestSmsResult> => {
  const row = await smsAccountById(runtime.reads, id)
  if (!row) throw new NotFound('There is no such account')
  if (row.mode === 'live') refuseDemo(params?.user)
  const account = openSmsAccount(runtime.config, row)
  if (!account) return { ok: false, message: 'The token cannot be decrypted: enter it again.' }
  const recipient = smsNumber(phone, row.country)
  if (recipient === undefined) return { ok: false, message: 'Invalid phone number.' }
  const limit = { name: `sms tests of ${id}`, most: mostTests }
  await countAttempt(runtime.database, [limit], runtime.now())
  const signal = AbortSignal.timeout(patience)
  const sms = { recipient, text: 'Comanda: test 測試' }
  const verdict = await smsProviders[account.provider].send(sms, { account, fetch, signal })
  return verdict.is === 'taken' ? { ok: true } : { ok: false, message: verdict.message }
}
