import { smsAccounts as description } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Served } from '../../../calls/served.ts'
import { owners } from '../../../policies/staff.ts'
import { smsAccounts as table } from '../../../tables/sms-accounts.ts'
import { storeChangedToken, storeNewToken } from './store-token.ts'
import { testSms } from './test-sms.ts'

/** Contracts with providers of texts, for owners. */
export const smsAccounts: readonly Served[] = [
  serveTable(description, table, {
    hooks: ({ runtime }) => ({
      create: [storeNewToken(runtime)],
      patch: [storeChangedToken(runtime)],
    }),
  }),
  serveCall(description.calls.test, owners, (data, { runtime, params }) =>
    testSms(runtime, data, params),
  ),
]
