import { tickets as description } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Served } from '../../../calls/served.ts'
import { refused } from '../../../errors/refusal.ts'
import { shopNotFound } from '../../../errors/shop-not-found.ts'
import { anyStaff } from '../../../policies/staff.ts'
import { tickets as table } from '../../../tables/tickets.ts'
import { orderingOf } from '../table-sessions/ordering.ts'
import { changeTicket } from './change-ticket.ts'
import { withDone, withRecalled } from './done-dishes.ts'
import { waitingDishes } from './waiting.ts'

/** What the stations of kitchens make, and what is done of it (KITCHEN-1). */
export const tickets: readonly Served[] = [
  serveTable(description, table),
  serveCall(description.calls.bump, anyStaff, (data, context) =>
    changeTicket(context, data, (row, now) => withDone(row, data.lines, now)),
  ),
  serveCall(description.calls.recall, anyStaff, (data, context) =>
    changeTicket(context, data, (row) => withRecalled(row, data.lines)),
  ),
  serveCall(description.calls.waiting, anyStaff, async (data, context) => {
    const { menuIn, reads } = orderingOf(context)
    const menu = await menuIn(data.shop)
    if (!menu) throw refused(shopNotFound)
    return waitingDishes(reads, data, menu.shop)
  }),
]
