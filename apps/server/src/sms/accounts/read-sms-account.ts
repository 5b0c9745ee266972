import { arrayContains, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../database/connect.ts'
import { paymentKeys } from '../../payments/accounts/payment-keys.ts'
import { type SmsAccountRow, smsAccounts } from '../../tables/sms-accounts.ts'
import type { OpenSmsAccount } from '../provider.ts'
import { smsProviders } from '../providers.ts'
import { openToken } from './sealed-token.ts'

/** Returns the account by which a shop sends texts: its own, else that of all shops; undefined if it sends none (SMS-1.1). */
export const smsAccountOf = async (
  database: Database,
  shop: string,
): Promise<SmsAccountRow | undefined> => {
  const [row] = await database
    .select()
    .from(smsAccounts)
    .where(or(isNull(smsAccounts.shops), arrayContains(smsAccounts.shops, [shop])))
    .orderBy(sql`${smsAccounts.shops} is null`, asc(smsAccounts._id))
    .limit(1)
  return row
}

export const smsAccountById = async (
  database: Database,
  id: string,
): Promise<SmsAccountRow | undefined> => {
  const [row] = await database.select().from(smsAccounts).where(eq(smsAccounts._id, id))
  return row
}

/** Returns an account with its token decrypted, or undefined if no key does that. */
export const openSmsAccount = (
  config: Pick<Config, 'dataFolder' | 'paymentKeys' | 'paymentSandboxUrl'>,
  row: SmsAccountRow,
): OpenSmsAccount | undefined => {
  const token = openToken(paymentKeys(config), row)
  if (token === undefined) return undefined
  const { provider, mode, accountSid, sender } = row
  const isPlayed = mode === 'sandbox' && config.paymentSandboxUrl !== undefined
  const url = isPlayed ? config.paymentSandboxUrl : smsProviders[provider].url
  return { provider, accountSid, sender, token, url: url ?? smsProviders[provider].url }
}
