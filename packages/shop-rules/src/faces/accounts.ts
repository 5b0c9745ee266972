// Closed days as bookings: their accounts, double entry, and the files of accounting programs.

export { type AccountChart, type AccountName, accountNames } from '../accounts/account-chart.ts'
export type { BookedDay, BookingsFile, FormatProblem } from '../accounts/booked-day.ts'
export { bookingsCsv } from '../accounts/bookings-csv.ts'
export { bookingsOfDay, type MissingAccount } from '../accounts/bookings-of-day.ts'
export { datevLines, type DatevSettings } from '../accounts/datev-lines.ts'
export { iifLines, quickbooksLines } from '../accounts/quickbooks-lines.ts'
export {
  startingChartOf,
  startingCharts,
  type StartingChartName,
} from '../accounts/starting-charts.ts'
export { xeroLines } from '../accounts/xero-lines.ts'
