import { printJobs as description } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Served } from '../../../calls/served.ts'
import { anyStaff, cashiers, isKiosk, staffOf } from '../../../policies/staff.ts'
import { printJobs as table } from '../../../tables/print-jobs.ts'
import { newJob } from './new-job.ts'
import { openDrawer } from './open-drawer.ts'
import { printAgain } from './print-again.ts'
import { printReceipt } from './print-receipt.ts'
import { printSlip } from './print-slip.ts'

/** Those who take money, and terminals for their own orders. */
const receiptPrinters = staffOf(['cashier', 'manager', 'kiosk'])

/** What printers print, and what waits for them (PRINT-4). */
export const printJobs: readonly Served[] = [
  serveTable(description, table),
  serveCall(description.calls.again, anyStaff, (data, context) =>
    newJob(context, 'printJobs/again', data, (transaction, now) =>
      printAgain(transaction, data, now),
    ),
  ),
  serveCall(description.calls.receipt, receiptPrinters, (data, context) => {
    const { user } = context.params
    const at = user && isKiosk(user) ? { device: user._id, making: context.runtime } : undefined
    return newJob(context, 'printJobs/receipt', data, (transaction, now) =>
      printReceipt(transaction, data, now, at),
    )
  }),
  serveCall(description.calls.slip, cashiers, (data, context) =>
    newJob(context, 'printJobs/slip', data, (transaction, now) =>
      printSlip(transaction, data, now),
    ),
  ),
  serveCall(description.calls.drawer, cashiers, (data, context) =>
    newJob(context, 'printJobs/drawer', data, (transaction, now) =>
      openDrawer(transaction, data, now),
    ),
  ),
]
