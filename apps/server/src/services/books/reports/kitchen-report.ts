import { type KitchenReport, reports } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { serveReport } from './serve-report.ts'
import { accountants } from '../../../policies/staff.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { checkPeriod } from './period.ts'

type Row = KitchenReport['rows'][number]
type Figure = 'hour' | 'p50' | 'p90' | 'late50' | 'late90'
type Nullable = Omit<Row, Figure> & { readonly [F in Figure]: number | null }

/** From how many seconds on an order is late. */
const LATE = 5 * 60

/** `create reports/kitchen`: an order that is on two bills counts once, what no kitchen makes never. */
export const kitchenReport = serveReport(
  reports.kitchen,
  accountants,
  async (period, { runtime }) => {
    checkPeriod(period)
    const { shop, from, to } = period
    const { rows } = await runtime.reads.execute<Nullable>(sql`
      select hour, count(*)::int as orders,
        count(*) filter (where status = 'cancelled')::int as cancelled,
        percentile_cont(0.5) within group (order by seconds)::float8 as p50,
        percentile_cont(0.9) within group (order by seconds)::float8 as p90,
        count(lateness)::int as estimated,
        percentile_cont(0.5) within group (order by lateness)::float8 as late50,
        percentile_cont(0.9) within group (order by lateness)::float8 as late90,
        count(*) filter (where lateness > ${LATE})::int as late
      from (
        select status, extract(hour from create_time at time zone
            (select time_zone from shops where _id = ${shop}))::int as hour,
          extract(epoch from coalesce(ready_time, completed_time)
            - coalesce(received_time, create_time)) as seconds,
          case when pickup_time is null then extract(epoch from
            coalesce(ready_time, completed_time) - first_estimated_time) end as lateness
        from orders
        where shop = ${shop} and business_day between ${from} and ${to} and part = 0
          and status <> 'toPay' and type <> 'topUp'
      ) o group by grouping sets ((hour), ()) order by hour nulls first`)
    return {
      rows: rows.map(({ orders, cancelled, estimated, late, ...row }) => ({
        orders,
        cancelled,
        estimated,
        late,
        ...withoutNulls(row),
      })),
    }
  },
)
