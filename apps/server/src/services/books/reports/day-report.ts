import { type DayReport, reports } from '@comanda/contract'
import { serveReport } from './serve-report.ts'
import { accountants } from '../../../policies/staff.ts'
import { figuresOfDay } from '../business-days/figures-of-day.ts'
import { checkPeriod, daysOf } from './period.ts'

/** The most days of this report: each has all of its figures. */
const MOST_DAYS = 31

/** `create reports/day`. */
export const dayReport = serveReport(reports.day, accountants, async (period, { runtime }) => {
  checkPeriod(period, MOST_DAYS)
  const rows: DayReport['rows'] = []
  for (const day of daysOf(period))
    rows.push(await figuresOfDay(runtime.reads, { shop: period.shop, day }))
  return { rows }
})
