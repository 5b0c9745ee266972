import type { ReconciliationBasis } from '@comanda/contract'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { PaymentProvider } from '../../../payments/provider.ts'
import { providers } from '../../../payments/providers.ts'
import { paymentAccounts } from '../../../tables/payment-accounts.ts'
import { shops } from '../../../tables/shops.ts'

/** An account whose payments are compared. */
export interface ReconciledAccount {
  readonly _id: string
  readonly provider: PaymentProvider
  readonly basis: ReconciliationBasis
  readonly shops: readonly string[]
  /** The first of its shops, at which the account's own is stored. */
  readonly home: string
  /** Of that shop. */
  readonly timeZone: string
}

const basisOf = ({ settled, reconciledBy }: PaymentProvider): ReconciliationBasis =>
  settled ? 'list' : (reconciledBy ?? 'none')

/** Returns the account with this id, or all, without those that no shop uses. */
export const reconciledAccounts = async (
  database: Database,
  id?: string,
): Promise<readonly ReconciledAccount[]> => {
  const accounts = await database
    .select({
      _id: paymentAccounts._id,
      provider: paymentAccounts.provider,
      shops: paymentAccounts.shops,
    })
    .from(paymentAccounts)
    .where(id === undefined ? undefined : eq(paymentAccounts._id, id))
    .orderBy(asc(paymentAccounts._id))
  const all = await database
    .select({ _id: shops._id, timeZone: shops.timeZone })
    .from(shops)
    .orderBy(asc(shops._id))
  return accounts.flatMap(({ _id, provider: name, shops: own }) => {
    const used = all.filter((shop) => !own?.length || own.includes(shop._id))
    const [first] = used
    if (!first) return []
    const provider = providers[name]
    return {
      _id,
      provider,
      basis: basisOf(provider),
      shops: used.map((shop) => shop._id),
      home: first._id,
      timeZone: first.timeZone,
    }
  })
}
