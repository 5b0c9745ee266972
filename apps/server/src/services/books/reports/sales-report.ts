import { reports, type SalesReport } from '@comanda/contract'
import { reachedAdjusts } from '@comanda/engine/bills'
import { sql } from 'drizzle-orm'
import { serveReport } from './serve-report.ts'
import { accountants } from '../../../policies/staff.ts'
import { billResult, checkPeriod, localEnd, soldIn } from './period.ts'

type Row = SalesReport['rows'][number]

const keys = {
  day: sql`t.day::text`,
  hour: sql`extract(hour from ${localEnd})::int`,
  weekday: sql`extract(dow from t.day)::int`,
} as const

const sum = (name: string) =>
  sql`coalesce(sum((${billResult}->'totals'->>${name})::numeric), 0)::float8`

/** `create reports/sales`. */
export const salesReport = serveReport(
  reports.sales,
  accountants,
  async ({ by = 'day', ...period }, { runtime }) => {
    checkPeriod(period)
    const { rows } = await runtime.reads.execute<
      Omit<Row, 'adjusts'> & { key: string | number }
    >(sql`
      select ${keys[by]} as key, count(*)::int as bills, coalesce(sum(t.capacity), 0)::int as guests,
        ${sum('total')} as total, ${sum('tips')} as tips, ${sum('discounts')} as discounts,
        ${sum('taxIncluded')} + ${sum('taxExcluded')} as tax, ${sum('products')} as products,
        ${sum('surcharges')} as surcharges, ${sum('taxExcluded')} as "taxExcluded",
        ${sum('taxRelief')} as "taxRelief", ${sum('rounding')} as rounding
      from table_sessions t where ${soldIn(period)} group by 1 order by 1`)
    return {
      rows: rows.map(({ key, ...sums }) => ({ [by]: key, ...sums, adjusts: reachedAdjusts(sums) })),
    }
  },
)
