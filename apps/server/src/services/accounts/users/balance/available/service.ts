import type { AvailableBalance } from '@comanda/contract'
import { asc, eq } from 'drizzle-orm'
import type { App, CallParams, WireService } from '../../../../../runtime/app.ts'
import type { Runtime } from '../../../../../runtime/runtime.ts'
import { balanceAccounts } from '../../../../../tables/balance-accounts.ts'
import { askedUser } from '../../../../../authentication/asked-user.ts'

/** `find users/balance/available`: what a member has stored, by currency. */
export const availableBalance = (app: App, { database }: Runtime): void => {
  const find = async (params: CallParams = {}): Promise<readonly AvailableBalance[]> => {
    const rows = await database
      .select()
      .from(balanceAccounts)
      .where(eq(balanceAccounts.user, askedUser(params)))
      .orderBy(asc(balanceAccounts.currency))
    return rows.map(({ currency, balance }) => ({
      _id: currency,
      currency,
      amount: balance,
    }))
  }
  app.use('users/balance/available', { find } as unknown as WireService, { methods: ['find'] })
}
