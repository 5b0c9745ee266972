import { availableBalance as description } from '@comanda/contract'
import { asc, eq } from 'drizzle-orm'
import { serveRecords } from '../../../calls/serve-records.ts'
import { balanceAccounts } from '../../../tables/balance-accounts.ts'
import { requestedUser } from '../../../authentication/requested-user.ts'

/** `find users/balance/available`: returns a member's stored balances by currency. */
export const availableBalance = serveRecords(description, ({ runtime: { reads } }) => ({
  methods: {
    find: async (params = {}) => {
      const rows = await reads
        .select()
        .from(balanceAccounts)
        .where(eq(balanceAccounts.user, requestedUser(params)))
        .orderBy(asc(balanceAccounts.currency))
      return rows.map(({ currency, balance }) => ({ _id: currency, currency, amount: balance }))
    },
  },
}))
