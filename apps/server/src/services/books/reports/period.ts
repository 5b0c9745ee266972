import type { ReportPeriod } from '@comanda/contract'
import { addDays } from '@comanda/engine/time'
import { sql, type SQL } from 'drizzle-orm'
import { refused } from '../../../errors/refusal.ts'

/** The most days of a report: a year beside the weeks that it is compared with. */
const MOST_DAYS = 400

/** Throws a refusal unless the last day is among so many that begin with the first (STAFF-7.1). */
export const checkPeriod = (
  { from, to }: Pick<ReportPeriod, 'from' | 'to'>,
  most = MOST_DAYS,
): void => {
  if (from >= '1970-01-01' && from <= to && to < addDays(from, most)) return
  throw refused({
    kind: 'BadRequest',
    code: 'dataInvalid',
    message: `A report is of 1 to ${most} days`,
    field: 'to',
    detail: { most },
  })
}

/** Returns the days from the first to the last. */
export const daysOf = ({ from, to }: Pick<ReportPeriod, 'from' | 'to'>): string[] => {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** The moment at which a bill was completed, on the clock of its shop; `t` is the bill. */
export const localEnd: SQL = sql`(coalesce(t.end_time, t.create_time) at time zone
  (select time_zone from shops where _id = t.shop))`

/** The business days of a period with when they begin and end, as a query. */
export const daySpans = ({ shop, from, to }: ReportPeriod): SQL => sql`
  select day, begins, business_day_begins(${shop}, day + 1) as ends
  from (select of_day::date as day, business_day_begins(${shop}, of_day::date) as begins
    from generate_series(${from}::date::timestamp, ${to}::date::timestamp, interval '1 day') of_day) of_days`

/** The bills of parties that had a table and have left it; one that was split from another has guests of that party. `t` is the bill. */
export const seatedIn = ({ shop, from, to }: ReportPeriod): SQL =>
  sql`t.shop = ${shop} and t.day between ${from} and ${to} and t.status = 'done' and t.table_item is not null`

/** The price of a bill on its business day: what changed after its Z counts on the day on which it did; `t` is the bill. */
export const billResult: SQL = sql`coalesce(t.day_result, t.result)`

/** The completed bills of a period that are counted as sales: top-ups are no sales; `t` is the bill. */
export const soldIn = ({ shop, from, to }: ReportPeriod): SQL =>
  sql`t.shop = ${shop} and t.day between ${from} and ${to} and t.status = 'done' and t.type <> 'topUp'`
