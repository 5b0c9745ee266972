import { and, eq } from 'drizzle-orm'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../database/connect.ts'
import { paymentAccounts } from '../../tables/payment-accounts.ts'
import { resealed } from './account-secrets.ts'
import { addPaymentKey, paymentKeys } from './payment-keys.ts'

/** What a rotation has done: secrets encrypted again, and accounts with some that no key decrypts. */
export interface Rotation {
  readonly accounts: number
  readonly unreadable: readonly string[]
}

/**
 * Encrypts all secrets by a new key (PAY-7.19): one that is added to the file, or the first of `PAYMENT_KEY`. Servers may run
 * in the meantime; an account that one of them changes at the same moment is read again.
 */
export const rotateKey = async (database: Database, config: Config): Promise<Rotation> => {
  addPaymentKey(config)
  const keys = paymentKeys(config)
  const ids = await database.select({ _id: paymentAccounts._id }).from(paymentAccounts)
  const unreadable: string[] = []
  let accounts = 0
  for (const { _id } of ids) {
    for (;;) {
      const [row] = await database
        .select()
        .from(paymentAccounts)
        .where(eq(paymentAccounts._id, _id))
      if (row === undefined) break
      const sealed = resealed(keys, row)
      const changed = await database
        .update(paymentAccounts)
        .set({ sealed })
        .where(and(eq(paymentAccounts._id, _id), eq(paymentAccounts.sealed, row.sealed)))
        .returning({ _id: paymentAccounts._id })
      if (changed.length === 0) continue
      accounts += 1
      const texts = Object.values(sealed).map(({ current }) => current)
      if (texts.some(({ key }) => key !== keys[0].id)) unreadable.push(_id)
      break
    }
  }
  return { accounts, unreadable }
}
