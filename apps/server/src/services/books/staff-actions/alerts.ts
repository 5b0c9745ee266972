import { staffActions as description, type StaffAlert } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { serveCall } from '../../../calls/serve-call.ts'
import { accountants } from '../../../policies/staff.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { DISCOUNT_PERCENT } from '../../ordering/table-sessions/lines/staff-limits.ts'
import { checkPeriod } from '../reports/period.ts'

/** The most alerts of a response. */
const MOST_ALERTS = 200

/** So many times on a day one person takes dishes off before it is an alert. */
const MANY_VOIDS = 5

type Optional = Exclude<keyof StaffAlert, 'kind' | 'time'>
type Row = Pick<StaffAlert, 'kind'> & { time: Date | string } & {
  [field in Optional]: NonNullable<StaffAlert[field]> | null
}

/**
 * `create staffActions/alerts` (STAFF-9.4): what was done on the days with the bills that ended on them or the day after, and with those that
 * are open, and the cash that was paid out.
 */
export const alerts = serveCall(
  description.calls.alerts,
  accountants,
  async (period, { runtime }) => {
    checkPeriod(period)
    const { shop, from, to } = period
    const { rows } = await runtime.reads.execute<Row>(sql`
      with place as (
        select coalesce((staff_limits->>'discountPercent')::numeric, ${DISCOUNT_PERCENT}) as percent
        from shops where _id = ${shop}
      ), days as materialized (
        select day, business_day_begins(${shop}, day) as begins, business_day_begins(${shop}, day + 1) as ends
        from (select day::date from generate_series(${from}::date, ${to}::date, interval '1 day') as day) d
      ), done as (
        select e.kind, e.at, e.actor, e.detail, t._id as session, t.table_name,
          (t.result->'totals'->>'total')::numeric as total,
          days.day as of_day
        from table_sessions t
        join session_events e on e.shop = ${shop} and e.session = t._id
        join days on e.at >= days.begins and e.at < days.ends
        where t.shop = ${shop} and (t.day between ${from} and ${to}::date + 1
            or t.status in ('ongoing', 'toPay'))
          and e.actor->>'role' = 'staff'
          and e.kind in ('linesVoided', 'reopened', 'discounted', 'lineAdjusted', 'status')
      ), found as (
        select 'voidAfterPayment' as kind, at, session, table_name, actor, null::numeric as amount,
          null::int as count, detail->>'note' as note
        from done where (kind = 'linesVoided' or (kind = 'status' and detail->>'to' = 'void'))
          and exists (select 1 from session_payments p where p.shop = ${shop} and p.session = done.session
            and p.amount > 0 and p.time < done.at)
        union all
        select 'reopened', at, session, table_name, actor, null, null, detail->>'note'
        from done where kind = 'reopened'
        union all
        select 'discountOverLimit', at, session, table_name, actor, (detail->>'off')::numeric, null,
          detail->>'note'
        from done, place where kind in ('discounted', 'lineAdjusted') and detail->>'orderDiscount' is null
          and (actor ? 'approver' or 100 * (detail->>'off')::numeric
            > place.percent * (total + (detail->>'off')::numeric))
        union all
        select 'manyVoids', max(at), (array_agg(session order by at desc))[1],
          (array_agg(table_name order by at desc))[1], jsonb_build_object('user', actor->>'user'), null,
          count(*)::int, null
        from done where kind = 'linesVoided' group by actor->>'user', of_day having count(*) >= ${MANY_VOIDS}
        union all
        select 'paidOut', time, session, null, jsonb_build_object('user', actor), -amount / 100.0, null, note
        from cash_records where shop = ${shop} and day between ${from} and ${to} and kind = 'payOut'
      )
      select f.kind, f.at as time, f.session, f.table_name as "tableName", f.actor->>'user' as user, u.name,
        a.name as "approverName", f.amount::float8 as amount, f.count, f.note
      from found f left join users u on u._id = f.actor->>'user'
      left join users a on a._id = f.actor->>'approver'
      order by f.at desc limit ${MOST_ALERTS}`)
    return {
      alerts: rows.map(({ kind, time, ...fields }) => ({
        kind,
        time: new Date(time).toISOString(),
        ...withoutNulls(fields),
      })),
    }
  },
)
