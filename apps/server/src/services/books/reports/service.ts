import { billsReport } from './bills-report.ts'
import { bookingsReport } from './bookings-report.ts'
import { channelsReport } from './channels-report.ts'
import { staysReport } from './stays-report.ts'
import { dayReport } from './day-report.ts'
import { kitchenReport } from './kitchen-report.ts'
import { paymentsReport } from './payments-report.ts'
import { productsReport } from './products-report.ts'
import { salesReport } from './sales-report.ts'
import { shopsReport } from './shops-report.ts'
import { staffReport } from './staff-report.ts'
import { waitingReport } from './waiting-report.ts'

/** The figures of business days (STAFF-7.1). */
export const reports = [
  dayReport,
  salesReport,
  productsReport,
  paymentsReport,
  channelsReport,
  staffReport,
  kitchenReport,
  bookingsReport,
  staysReport,
  waitingReport,
  shopsReport,
  billsReport,
] as const
