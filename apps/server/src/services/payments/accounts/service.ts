import { paymentAccounts as description } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Served } from '../../../calls/served.ts'
import { owners } from '../../../policies/staff.ts'
import { paymentAccounts as table } from '../../../tables/payment-accounts.ts'
import { storeChangedSecrets, storeNewSecrets } from './store-secrets.ts'
import { testAccount } from './test-account.ts'

/** Contracts with payment providers, for owners. */
export const paymentAccounts: readonly Served[] = [
  serveTable(description, table, {
    hooks: ({ runtime }) => ({
      create: [storeNewSecrets(runtime)],
      patch: [storeChangedSecrets(runtime)],
    }),
  }),
  serveCall(description.calls.test, owners, ({ account }, { runtime }) =>
    testAccount(runtime, account),
  ),
  serveCall(description.calls.address, owners, (_, { runtime: { config } }) =>
    Promise.resolve(config.publicUrl === undefined ? {} : { url: config.publicUrl }),
  ),
]
