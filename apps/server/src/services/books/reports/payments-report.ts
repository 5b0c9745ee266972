import { type PaymentsReport, reports } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { channelName } from '../business-days/channel-figures.ts'
import { serveReport } from './serve-report.ts'
import { accountants } from '../../../policies/staff.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { checkPeriod } from './period.ts'

type Row = PaymentsReport['rows'][number]
type Nullable = Omit<Row, 'method' | 'name'> & {
  method: string | null
  name: NonNullable<Row['name']> | null
}

/** The most methods of a report. */
const MOST_METHODS = 200

/** `create reports/payments`. */
export const paymentsReport = serveReport(
  reports.payments,
  accountants,
  async (period, { runtime }) => {
    checkPeriod(period)
    const { shop, from, to } = period
    const { rows } = await runtime.reads.execute<Nullable>(sql`
      select p.method, coalesce(m.name, ${channelName}) as name, p.type, count(*) filter (where p.reverses is null)::int as count,
        (sum(p.amount) / 100.0)::float8 as amount,
        (coalesce(sum(p.tips), 0) / 100.0)::float8 as tips,
        (coalesce(sum(p.surcharge), 0) / 100.0)::float8 as surcharge,
        (coalesce(sum(p.rounding), 0) / 100.0)::float8 as rounding,
        (coalesce(sum(p.amount) filter (where p.amount < 0), 0) / 100.0)::float8 as refunds,
        (coalesce(sum(p.amount) filter (where p.amount >= 0), 0) / 100.0)::float8 as taken
      from session_payments p left join payment_methods m on m._id = p.method
      left join channels c on c.shop = ${shop} and c._id = p.method
      where p.shop = ${shop} and p.day between ${from} and ${to}
      group by p.method, m.name, c.name, p.type order by amount desc, p.method limit ${MOST_METHODS}`)
    return {
      rows: rows.map(({ method, name, ...sums }) => ({
        ...sums,
        ...withoutNulls({ method, name }),
      })),
    }
  },
)
