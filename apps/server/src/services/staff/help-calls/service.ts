import { helpCalls as description } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Served } from '../../../calls/served.ts'
import { waiters } from '../../../policies/staff.ts'
import { helpCalls as table } from '../../../tables/help-calls.ts'
import { acceptHelp } from './accept-help.ts'
import { endHelp } from './end-help.ts'

/** Kiosks at which somebody is needed, for those who wait on tables. */
export const helpCalls: readonly Served[] = [
  serveTable(description, table),
  serveCall(description.calls.accept, waiters, (data, { runtime, params }) =>
    acceptHelp(runtime, data, params.user),
  ),
  serveCall(description.calls.done, waiters, async ({ shop, call }, { runtime }) => {
    await endHelp(runtime, { shop, call })
    return { _id: call }
  }),
]
