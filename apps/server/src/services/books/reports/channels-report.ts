import { type ChannelsReport, reports } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { channelSums } from '../business-days/channel-figures.ts'
import { accountants } from '../../../policies/staff.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { checkPeriod } from './period.ts'
import { serveReport } from './serve-report.ts'

type Row = ChannelsReport['rows'][number]
type Nullable = Omit<Row, 'name'> & { name: string | null }

/** `create reports/channels`: of closed days as their Z has them, of others as they are now (CHANNEL-5.3). */
export const channelsReport = serveReport(
  reports.channels,
  accountants,
  async (period, { runtime }) => {
    checkPeriod(period)
    const { shop, from, to } = period
    const { rows } = await runtime.reads.execute<Record<string, unknown> & Nullable>(sql`
      with closed as (
        select day, figures from business_days
        where shop = ${shop} and day between ${from} and ${to} and status = 'closed'
      )
      select day::text as day, x->>'channel' as channel, x->>'name' as name, (x->>'count')::int as orders,
        (x->>'amount')::float8 as amount, (x->>'commission')::float8 as commission
      from closed, jsonb_array_elements(figures->'channels') as x
      union all
      select day::text, channel, name, orders, amount, commission from (${channelSums(period)}) sums
      where not exists (select from closed where closed.day = sums.day)
      order by day, channel`)
    return { rows: rows.map(({ name, ...row }) => ({ ...row, ...withoutNulls({ name }) })) }
  },
)
