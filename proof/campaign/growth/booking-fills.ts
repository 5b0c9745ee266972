import { type Fill, type Largest, series } from './fill-parts.ts'
import type { Sizes } from './numbers.ts'

/** What a large shop has in its book on each day, for how many days, and by how many of its guests. */
const [bookingsOfDay, days, regulars] = [400, 730, 60_000]
/** One in so many booked with a deposit. */
const withDeposit = 10
const partiesOfDay = 60

const booking = `s.hex || fill.hex('booking' || k, 18)`

/** The two years of the first shop's book, the days to come first; with a tenth of the orders, a tenth of its days. */
export const bookings = (all: Sizes, { session, shop }: Largest): readonly Fill[] => {
  const ofBook =
    (count: number) =>
    ({ orders }: Sizes): number =>
      Math.ceil((orders / all.orders) * count)
  return [
    {
      table: 'reservations',
      countOf: ofBook(days * bookingsOfDay),
      insert: `insert into reservations (_id, shop, number, status, adults, children, baby_stools, date, dining_session, time, name, phone,
          create_time, start_time, cancel_until, deposit, version)
        select ${booking}, s.id, (20000000 + k)::text, t.status,
          2, 0, 0, t.day, fill.hex('dinner', 24), '19:00', 'Guest ' || k, '+852' || (51000000 + k % ${regulars}),
          t.day - interval '3 days', t.day + interval '11 hours', t.day + interval '9 hours',
          case when k % ${withDeposit} = 0 then jsonb_build_object('amount', 200, 'session', s.hex || fill.hex('deposit' || k / ${withDeposit}, 18),
            'status', case when t.status = 'booked' then 'held' else 'kept' end) end, 0
        from ${series('k')} join fill.shops s on s.at = 0
        cross join lateral (select day, case when day >= current_date then 'booked'
          else (array['completed', 'completed', 'noShow', 'cancelled'])[k % 4 + 1] end as status
          from (select current_date + 14 - (k / ${bookingsOfDay})::int as day) d) t`,
    },
    {
      // The sessions by which deposits are paid: those of days to come hold their money, the others are the shop's.
      table: 'table_sessions',
      countOf: ofBook((days * bookingsOfDay) / withDeposit),
      insert: `insert into table_sessions (_id, shop, type, status, source, restore_key, result, deposit, start_time, create_time, end_time, day)
        select s.hex || fill.hex('deposit' || n, 18), s.id, 'topUp', case when t.day >= current_date then 'toPay' else 'done' end,
          'selfOrder', s.hex || fill.hex('deposit-key' || n, 32), r.result, ${booking}, t.day - interval '3 days', t.day - interval '3 days',
          case when t.day < current_date then t.day + interval '20 hours' end, case when t.day < current_date then t.day end
        from ${series('n')} join fill.shops s on s.at = 0
        cross join lateral (select n * ${withDeposit} as k) b
        cross join lateral (select current_date + 14 - (k / ${bookingsOfDay})::int as day) t
        cross join (select result from table_sessions where shop = '${shop}' and _id = '${session}') r`,
    },
    {
      table: 'session_payments',
      countOf: ofBook((days * bookingsOfDay) / withDeposit),
      insert: `insert into session_payments (shop, session, _id, type, amount, actor, time, day)
        select s.id, s.hex || fill.hex('deposit' || n, 18), fill.hex('deposit-payment' || n, 24), 'counter', 20000, '{"role":"staff"}',
          t.day - interval '3 days', t.day - 3
        from ${series('n')} join fill.shops s on s.at = 0
        cross join lateral (select current_date + 14 - (n * ${withDeposit} / ${bookingsOfDay})::int as day) t`,
    },
    {
      // Of the days before, nobody is known any more (WAIT-5.1).
      table: 'waiting_parties',
      countOf: ofBook(days * partiesOfDay),
      insert: `insert into waiting_parties (_id, shop, number, date, status, guests, name, phone, source, rank, create_time, quoted_minutes,
          quoted_error, seated_time, forget_time, version)
        select s.hex || fill.hex('party' || k, 18), s.id, k % ${partiesOfDay} + 1, t.day,
          case when t.is_today and k % 3 = 0 then 'waiting' when k % 5 = 0 then 'gaveUp' else 'seated' end, 2,
          case when t.is_today then 'Guest ' || k end, case when t.is_today then '+852' || (51000000 + k) end, 'staff', k, t.at, 20, 5,
          case when k % 5 > 0 then t.at + interval '22 minutes' end, case when t.is_today then now() + interval '1 day' end, 0
        from ${series('k')} join fill.shops s on s.at = 0
        cross join lateral (select d.ago = 0 as is_today, current_date - d.ago as day, now() - interval '1 hour' - interval '1 day' * d.ago as at
          from (select (k / ${partiesOfDay})::int as ago) d) t`,
    },
    {
      table: 'guests',
      countOf: ofBook(regulars),
      insert: `insert into guests (_id, phone, name, tags, allergens, create_time)
        select fill.hex('guest' || k, 24), '+852' || (51000000 + k), 'Guest ' || k,
          case when k % 20 = 0 then '["regular"]'::jsonb end, case when k % 30 = 0 then '["peanuts"]'::jsonb end, now() - interval '2 years'
        from ${series('k')}`,
    },
    {
      table: 'guest_figures',
      countOf: ofBook(regulars),
      insert: `insert into guest_figures (shop, guest, visits, spent, last_visit)
        select s.id, fill.hex('guest' || k, 24), k % 9 + 1, 10000, now() - interval '1 day' * (k % ${days})
        from ${series('k')} join fill.shops s on s.at = 0`,
    },
    {
      // Their visits of the last days are to be counted by the job.
      table: 'guest_counts',
      countOf: ({ shops }) => shops,
      insert: `insert into guest_counts (shop, until) select s.id, now() - interval '3 days'
        from ${series('k')} join fill.shops s on s.at = k where not exists (select from guest_counts c where c.shop = s.id)`,
    },
  ]
}
