import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { paymentKeys } from '../payments/accounts/payment-keys.ts'
import { invoiceSellers } from '../tables/invoice-sellers.ts'
import { resealedKeys, type SealingConfig } from './seller-keys.ts'

/** Sellers whose keys are encrypted by the newest payment key, and the tax ids of those with some that no key decrypts. */
export interface RotatedSellers {
  readonly sellers: number
  readonly unreadable: readonly string[]
}

/**
 * Encrypts the keys of all sellers by the newest payment key (PAY-7.19), after that of the accounts was added. Servers may run
 * in the meantime; a seller that one of them changes at the same moment is read again.
 */
export const rotateSellerKeys = async (
  database: Database,
  config: SealingConfig,
): Promise<RotatedSellers> => {
  const [newest] = paymentKeys(config)
  const ids = await database.select({ _id: invoiceSellers._id }).from(invoiceSellers)
  const unreadable: string[] = []
  let sellers = 0
  for (const { _id } of ids) {
    for (;;) {
      const [row] = await database.select().from(invoiceSellers).where(eq(invoiceSellers._id, _id))
      if (row === undefined) break
      const sealedKeys = resealedKeys(config, row)
      const changed = await database
        .update(invoiceSellers)
        .set({ sealedKeys })
        .where(and(eq(invoiceSellers._id, _id), eq(invoiceSellers.sealedKeys, row.sealedKeys)))
        .returning({ _id: invoiceSellers._id })
      if (changed.length === 0) continue
      sellers += 1
      if (Object.values(sealedKeys).some(({ key }) => key !== newest.id)) unreadable.push(row.taxId)
      break
    }
  }
  return { sellers, unreadable }
}
