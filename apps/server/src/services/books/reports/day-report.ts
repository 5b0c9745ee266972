import { type DayReport, reports } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import { serveCall } from '../../../calls/serve-call.ts'
import type { Database } from '../../../database/connect.ts'
import { accountants } from '../../../policies/staff.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { businessDays } from '../../../tables/business-days.ts'
import { type DayOfShop, dayFigures } from '../business-days/day-figures.ts'
import { checkPeriod, daysOf } from './period.ts'

/** The most days of this report: each has all of its figures. */
const MOST_DAYS = 31

type Row = DayReport['rows'][number]

/** Returns a day's figures: those of its Z if it is closed, else as they are now. */
export const dayRow = async (database: Database, { shop, day }: DayOfShop): Promise<Row> => {
  const [row] = await database
    .select()
    .from(businessDays)
    .where(and(eq(businessDays.shop, shop), eq(businessDays.day, day)))
  const { status = 'open', number = null, closeTime = null, figures } = row ?? {}
  return {
    day,
    status,
    ...withoutNulls({ number, closeTime }),
    figures: figures ?? (await dayFigures(database, { shop, day })),
  }
}

/** `create reports/day`. */
export const dayReport = serveCall(reports.day, accountants, async (period, { runtime }) => {
  checkPeriod(period, MOST_DAYS)
  const rows: Row[] = []
  for (const day of daysOf(period))
    rows.push(await dayRow(runtime.reads, { shop: period.shop, day }))
  return { rows }
})
