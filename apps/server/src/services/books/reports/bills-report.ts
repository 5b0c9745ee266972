import { type BillsReportData, type ReportBill, reports } from '@comanda/contract'
import { sql, type SQL } from 'drizzle-orm'
import { serveReport } from './serve-report.ts'
import type { Database } from '../../../database/connect.ts'
import { accountants } from '../../../policies/staff.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { billResult, checkPeriod, localEnd, soldIn } from './period.ts'

/** The most bills of a page. */
const MOST_BILLS = 100

/** Returns the sessions of the period with such a payment or order. */
const sessionsWith = (data: BillsReportData): SQL | undefined => {
  const { shop, from, to, method, user, orderHour } = data
  if (orderHour !== undefined)
    return sql`select session from orders where shop = ${shop}
      and business_day between ${from} and ${to} and extract(hour from create_time at time zone
        (select time_zone from shops where _id = ${shop})) = ${orderHour}`
  if (method === undefined && user === undefined) return undefined
  return sql`select session from session_payments where shop = ${shop}
    and day between ${from} and ${to} ${method === undefined ? sql`` : sql`and method = ${method}`}
    ${user === undefined ? sql`` : sql`and actor->>'user' = ${user}`}`
}

const filterOf = (data: BillsReportData): SQL => {
  const { shop, hour, weekday, product, after } = data
  const sessions = sessionsWith(data)
  const parts = [
    sessions ? sql`t.shop = ${shop} and t._id in (${sessions})` : soldIn(data),
    ...(hour === undefined ? [] : [sql`extract(hour from ${localEnd}) = ${hour}`]),
    ...(weekday === undefined ? [] : [sql`extract(dow from t.day) = ${weekday}`]),
    ...(product === undefined
      ? []
      : [
          sql`exists (select 1 from session_lines l where l.shop = t.shop and l.session = t._id
            and l.product = ${product} and ${billResult}->'lines' @> jsonb_build_array(jsonb_build_object('id', l.id)))`,
        ]),
    ...(after === undefined ? [] : [sql`t._id > ${after}`]),
  ]
  return sql.join(parts, sql` and `)
}

type Row = Omit<ReportBill, 'day' | 'tableName' | 'time'> & {
  day: string | null
  tableName: string | null
  time: Date | string
}

/** Returns up to `limit` bills of a figure, by their ids. */
export const readBills = async (
  database: Database,
  data: BillsReportData,
  limit: number,
): Promise<ReportBill[]> => {
  const { rows } = await database.execute<Row>(sql`
    select t._id, t.day::text as day, coalesce(t.end_time, t.create_time) as time, t.type, t.status,
      t.table_name as "tableName", coalesce(t.capacity, 0) as guests,
      (${billResult}->'totals'->>'total')::float8 as total,
      coalesce((${billResult}->'totals'->>'taxIncluded')::float8, 0)
        + coalesce((${billResult}->'totals'->>'taxExcluded')::float8, 0) as tax,
      coalesce((${billResult}->'totals'->>'tips')::float8, 0) as tips
    from table_sessions t where ${filterOf(data)} order by t._id limit ${limit}`)
  return rows.map(({ day, tableName, time, ...bill }) => ({
    ...bill,
    time: new Date(time).toISOString(),
    ...withoutNulls({ day, tableName }),
  }))
}

/** `create reports/bills`. */
export const billsReport = serveReport(reports.bills, accountants, async (data, { runtime }) => {
  checkPeriod(data)
  const bills = await readBills(runtime.reads, data, MOST_BILLS + 1)
  const page = bills.slice(0, MOST_BILLS)
  const last = page.at(-1)
  return { bills: page, ...(bills.length > MOST_BILLS && last ? { after: last._id } : {}) }
})
