import { type KitchenReport, reports } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { serveCall } from '../../../calls/serve-call.ts'
import { accountants } from '../../../policies/staff.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { checkPeriod } from './period.ts'

type Row = KitchenReport['rows'][number]
type Nullable = Pick<Row, 'orders' | 'cancelled'> & {
  hour: number | null
  p50: number | null
  p90: number | null
}

/** `create reports/kitchen`: an order that is on two bills counts once. */
export const kitchenReport = serveCall(
  reports.kitchen,
  accountants,
  async (period, { runtime }) => {
    checkPeriod(period)
    const { shop, from, to } = period
    const { rows } = await runtime.reads.execute<Nullable>(sql`
      select hour, count(*)::int as orders,
        count(*) filter (where status = 'cancelled')::int as cancelled,
        percentile_cont(0.5) within group (order by seconds)::float8 as p50,
        percentile_cont(0.9) within group (order by seconds)::float8 as p90
      from (
        select status, extract(hour from create_time at time zone
            (select time_zone from shops where _id = ${shop}))::int as hour,
          extract(epoch from coalesce(ready_time, completed_time)
            - coalesce(received_time, create_time)) as seconds
        from orders
        where shop = ${shop} and business_day between ${from} and ${to} and part = 0
          and status <> 'toPay'
      ) o group by grouping sets ((hour), ()) order by hour nulls first`)
    return {
      rows: rows.map(({ orders, cancelled, ...row }) => ({
        orders,
        cancelled,
        ...withoutNulls(row),
      })),
    }
  },
)
