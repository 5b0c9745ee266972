import { reports, type StaffReport } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { serveReport } from './serve-report.ts'
import { accountants } from '../../../policies/staff.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { checkPeriod } from './period.ts'

type Row = StaffReport['rows'][number]

/** The most accounts of a report. */
const MOST_ACCOUNTS = 500

const counted = (...kinds: readonly string[]) =>
  sql`count(*) filter (where e.kind in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )}))::int`

/** `create reports/staff`. */
export const staffReport = serveReport(reports.staff, accountants, async (period, { runtime }) => {
  checkPeriod(period)
  const { shop, from, to } = period
  const { rows } = await runtime.reads.execute<Omit<Row, 'name'> & { name: string | null }>(sql`
    with taken as (
      select p.actor->>'user' as account, count(*) filter (where p.amount > 0)::int as payments,
        sum(p.amount) as paid, sum(p.tips) as tips,
        sum(p.amount) filter (where p.amount < 0) as refunds
      from session_payments p
      where p.shop = ${shop} and p.day between ${from} and ${to} and p.actor->>'role' = 'staff'
      group by 1
    ), acted as (
      select e.actor->>'user' as account, ${counted('ordered')} as orders,
        ${counted('linesVoided')} as voids, ${counted('discounted', 'lineAdjusted')} as discounts,
        ${counted('reopened')} as reopened
      from table_sessions t join session_events e on e.shop = t.shop and e.session = t._id
      where t.shop = ${shop} and t.day between ${from} and ${to} and e.actor->>'role' = 'staff'
      group by 1
    )
    select account as user, u.name, coalesce(payments, 0) as payments,
      (coalesce(paid, 0) / 100.0)::float8 as paid, (coalesce(tips, 0) / 100.0)::float8 as tips,
      (coalesce(refunds, 0) / 100.0)::float8 as refunds, coalesce(orders, 0) as orders,
      coalesce(voids, 0) as voids, coalesce(discounts, 0) as discounts,
      coalesce(reopened, 0) as reopened
    from taken full join acted using (account) left join users u on u._id = account
    where account is not null order by paid desc, account limit ${MOST_ACCOUNTS}`)
  return { rows: rows.map(({ name, ...row }) => ({ ...row, ...withoutNulls({ name }) })) }
})
