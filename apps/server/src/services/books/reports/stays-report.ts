import { reports, type StaysReport } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { accountants } from '../../../policies/staff.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { checkPeriod, seatedIn } from './period.ts'
import { serveReport } from './serve-report.ts'

type Row = StaysReport['rows'][number]

/** What took less was a mistake, and what took longer was forgotten to be closed, in s. */
const SHORTEST = 10 * 60
const LONGEST = 5 * 60 * 60

/** `create reports/stays`: from when a table was taken until its bill was closed. */
export const staysReport = serveReport(reports.stays, accountants, async (period, { runtime }) => {
  checkPeriod(period)
  const { rows } = await runtime.reads.execute<
    Omit<Row, 'guests'> & { readonly guests: number | null }
  >(sql`
    select guests, count(*)::int as parties,
      percentile_cont(0.5) within group (order by seconds)::float8 as p50,
      percentile_cont(0.9) within group (order by seconds)::float8 as p90
    from (
      select t.capacity as guests, extract(epoch from t.end_time - t.create_time) as seconds
      from table_sessions t where ${seatedIn(period)} and t.split = '' and t.capacity > 0
    ) stays where seconds between ${SHORTEST} and ${LONGEST}
    group by grouping sets ((guests), ()) having count(*) > 0 order by guests nulls first`)
  return { rows: rows.map(({ guests, ...row }) => ({ ...row, ...withoutNulls({ guests }) })) }
})
