import { and, eq } from 'drizzle-orm'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../database/connect.ts'
import { paymentKeys } from '../../payments/accounts/payment-keys.ts'
import { smsAccounts } from '../../tables/sms-accounts.ts'
import { resealedToken } from './sealed-token.ts'

/**
 * Encrypts the tokens of all SMS accounts by the newest payment key (PAY-7.19), after it was added. Returns the ids of accounts
 * with one that no key decrypts. One that a server changes at the same moment is encrypted by the newest key anyway.
 */
export const rotateSmsTokens = async (
  database: Database,
  config: Pick<Config, 'dataFolder' | 'paymentKeys'>,
): Promise<readonly string[]> => {
  const keys = paymentKeys(config)
  const rows = await database.select().from(smsAccounts)
  const unreadable: string[] = []
  for (const row of rows) {
    const sealed = resealedToken(keys, row)
    await database
      .update(smsAccounts)
      .set({ sealed })
      .where(and(eq(smsAccounts._id, row._id), eq(smsAccounts.sealed, row.sealed)))
    if (sealed.key !== keys[0].id) unreadable.push(row._id)
  }
  return unreadable
}
