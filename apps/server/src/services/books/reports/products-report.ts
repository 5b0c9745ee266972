import { type ProductsReport, reports } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { serveReport } from './serve-report.ts'
import { accountants } from '../../../policies/staff.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { billResult, checkPeriod, soldIn } from './period.ts'

type Row = ProductsReport['rows'][number]

/** The most products of a report, those that sold for most. */
const MOST_PRODUCTS = 1000

/** `create reports/products`: a product has the name under which it was last sold. */
export const productsReport = serveReport(
  reports.products,
  accountants,
  async (period, { runtime }) => {
    checkPeriod(period)
    const { rows } = await runtime.reads.execute<
      Omit<Row, 'category' | 'weight'> & { category: string | null; weight: number | null }
    >(sql`
      select l.product, (array_agg(l.names->'name' order by t.day desc, t._id desc))[1] as name,
        (array_agg(l.category order by t.day desc, t._id desc))[1] as category,
        sum((p.line->>'quantity')::int)::int as quantity,
        sum((l.picked->>'weight')::numeric * (p.line->>'quantity')::int)::float8 as weight,
        coalesce(sum((p.line->>'total')::numeric), 0)::float8 as amount,
        coalesce(sum((p.line->>'discount')::numeric), 0)::float8 as discounts
      from table_sessions t
      cross join lateral jsonb_array_elements(${billResult}->'lines') as p(line)
      join session_lines l on l.shop = t.shop and l.session = t._id and l.id = p.line->>'id'
      where ${soldIn(period)}
      group by l.product order by amount desc, l.product limit ${MOST_PRODUCTS}`)
    return {
      rows: rows.map(({ category, weight, ...row }) => ({
        ...row,
        ...withoutNulls({ category, weight }),
      })),
    }
  },
)
