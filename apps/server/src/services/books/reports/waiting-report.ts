import { reports, type WaitingReport } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { accountants } from '../../../policies/staff.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { checkPeriod } from './period.ts'
import { serveReport } from './serve-report.ts'

/** Estimates are in steps of so many minutes (WAIT-2.3): a wait of one minute for a table that is free is as it was quoted. */
const STEP = 5

type Row = WaitingReport['rows'][number]

const keys = {
  day: sql`w.date::text`,
  hour: sql`extract(hour from w.create_time at time zone
    (select time_zone from shops where _id = w.shop))::int`,
} as const

/** `create reports/waiting`: a party is of the business day on which it came, and has waited until it was seated (STAFF-7.9). */
export const waitingReport = serveReport(
  reports.waiting,
  accountants,
  async ({ by = 'day', ...period }, { runtime }) => {
    checkPeriod(period)
    const { shop, from, to } = period
    const { rows } = await runtime.reads.execute<
      Omit<Row, 'day' | 'hour'> & { readonly key: string | number | null }
    >(sql`
      select key, count(*)::int as parties,
        count(*) filter (where source = 'guest')::int as joined,
        count(*) filter (where status = 'seated')::int as seated,
        count(*) filter (where status = 'gaveUp')::int as "gaveUp",
        count(*) filter (where status = 'left')::int as left,
        avg(waited)::float8 as "meanWait",
        percentile_cont(0.9) within group (order by waited)::float8 as "p90Wait",
        count(off)::int as quoted, count(*) filter (where off <= error)::int as within,
        avg(told)::float8 as "meanQuoted", avg(off)::float8 as "meanError",
        percentile_cont(0.9) within group (order by off)::float8 as "p90Error"
      from (
        select *, case when waited is not null then quoted_minutes end as told,
          abs(waited - quoted_minutes) as off, greatest(quoted_error, ${STEP}::int) as error
        from (
          select ${keys[by]} as key, w.source, w.status, w.quoted_minutes, w.quoted_error,
            case when w.status = 'seated'
              then extract(epoch from w.seated_time - w.create_time) / 60 end as waited
          from waiting_parties w where w.shop = ${shop} and w.date between ${from} and ${to}
        ) parties
      ) measured
      group by grouping sets ((key), ()) having count(*) > 0 order by key nulls first`)
    return {
      rows: rows.map(({ key, ...row }) => ({
        ...(key !== null && { [by]: key }),
        ...withoutNulls(row),
      })),
    }
  },
)
