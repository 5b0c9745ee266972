import { type BookingsReport, reports } from '@comanda/contract'
import { DEFAULT_RESERVATION_SETTINGS } from '@comanda/shop-rules/reservations'
import { sql } from 'drizzle-orm'
import { accountants } from '../../../policies/staff.ts'
import { checkPeriod, daySpans, seatedIn } from './period.ts'
import { serveReport } from './serve-report.ts'

type Row = BookingsReport['rows'][number]

const { slotMinutes } = DEFAULT_RESERVATION_SETTINGS

const count = (name: string) => sql`coalesce(sum(${sql.identifier(name)}), 0)::int`

const keys = {
  day: { booked: sql`d.day::text`, walkedIn: sql`t.day::text` },
  time: {
    booked: sql`r.time`,
    // The slot in which they came, as if the slots of a day began at midnight.
    walkedIn: sql`to_char(date_bin(make_interval(mins => place.minutes),
      t.create_time at time zone place.time_zone, timestamp '2000-01-01'), 'HH24:MI')`,
  },
} as const

/** `create reports/bookings`: a reservation is of the business day in which it begins, who walked in of that of their bill. */
export const bookingsReport = serveReport(
  reports.bookings,
  accountants,
  async ({ by = 'day', ...period }, { runtime }) => {
    checkPeriod(period)
    const { shop } = period
    const key = keys[by]
    const { rows } = await runtime.reads.execute<Omit<Row, 'day' | 'time'> & { key: string }>(sql`
      with place as (
        select s.time_zone, coalesce(rules.slot_minutes, ${slotMinutes}::int) as minutes
        from shops s left join reservation_settings rules on rules.shop = s._id where s._id = ${shop}
      ), spans as materialized (${daySpans(period)}), booked as (
        select ${key.booked} as key, r.adults + r.children as guests, r.status
        from spans d join reservations r
          on r.shop = ${shop} and r.start_time >= d.begins and r.start_time < d.ends
      ), walked_in as (
        select ${key.walkedIn} as key, coalesce(t.capacity, 0) as guests, t.split
        from table_sessions t cross join place
        where ${seatedIn(period)} and not exists (
          select from jsonb_array_elements(t.bookings) one
          join reservations r on r.shop = ${shop} and r._id = one->>'reservation')
      ), counted as (
        select key, count(*) filter (where status <> 'cancelled') as booked,
          sum(guests) filter (where status <> 'cancelled') as booked_guests,
          count(*) filter (where status = 'noShow') as no_shows,
          sum(guests) filter (where status = 'noShow') as no_show_guests,
          count(*) filter (where status = 'cancelled') as cancelled,
          0 as walk_ins, 0 as walk_in_guests
        from booked group by key
        union all
        select key, 0, 0, 0, 0, 0, count(*) filter (where split = ''), sum(guests) from walked_in group by key
      )
      select key, ${count('booked')} as booked, ${count('booked_guests')} as "bookedGuests",
        ${count('no_shows')} as "noShows", ${count('no_show_guests')} as "noShowGuests",
        ${count('cancelled')} as cancelled, ${count('walk_ins')} as "walkIns",
        ${count('walk_in_guests')} as "walkInGuests"
      from counted group by key order by key`)
    return { rows: rows.map(({ key: value, ...counts }) => ({ [by]: value, ...counts })) }
  },
)
