import { tickets as description } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Served } from '../../../calls/served.ts'
import { anyStaff } from '../../../policies/staff.ts'
import { tickets as table } from '../../../tables/tickets.ts'
import { changeTicket } from './change-ticket.ts'
import { withDone, withRecalled } from './done-dishes.ts'

/** What the stations of kitchens make, and what is done of it (KITCHEN-1). */
export const tickets: readonly Served[] = [
  serveTable(description, table),
  serveCall(description.calls.bump, anyStaff, (data, context) =>
    changeTicket(context, data, (row, now) => withDone(row, data.lines, now)),
  ),
  serveCall(description.calls.recall, anyStaff, (data, context) =>
    changeTicket(context, data, (row) => withRecalled(row, data.lines)),
  ),
]
