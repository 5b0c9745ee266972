import {
  allowances as ofAllowances,
  invoices as description,
  tableSessions,
} from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Served } from '../../../calls/served.ts'
import { everybody } from '../../../policies/policy.ts'
import { atCounter } from '../../../policies/staff.ts'
import { allowances } from '../../../tables/allowances.ts'
import { invoices as table } from '../../../tables/invoices.ts'
import { orderingOf } from '../../ordering/table-sessions/ordering.ts'
import { again } from './again.ts'
import { paperBack } from './paper-back.ts'
import { print } from './print.ts'
import { sellers } from './sellers.ts'
import { setInvoice } from './set-invoice.ts'
import { tracks } from './tracks.ts'

/** Taiwan invoices, and the calls of staff and diners on them. */
export const invoices: readonly Served[] = [
  serveTable(description, table),
  serveTable(ofAllowances, allowances),
  sellers,
  tracks,
  serveCall(tableSessions.calls.setInvoice, everybody, (data, context) =>
    setInvoice(orderingOf(context), data),
  ),
  serveCall(description.calls.print, atCounter, (data, context) =>
    print(orderingOf(context), data, context.params.user),
  ),
  serveCall(description.calls.again, atCounter, (data, context) =>
    again(orderingOf(context), data, context.params.user),
  ),
  serveCall(description.calls.paperBack, atCounter, (data, context) =>
    paperBack(orderingOf(context), data, context.params.user),
  ),
]
