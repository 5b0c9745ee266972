import { type Fill, type Largest, series, skewed, time } from './fill-parts.ts'
import type { Sizes } from './numbers.ts'

/** The session with the number `k`: its shop `s`, and its member `m` if it has one. */
const sessionParts = (all: Sizes) => `
  join fill.shops s on s.at = ${skewed(all.shops, 'k', 1)}
  left join fill.members m on m.at = ${skewed(all.members, 'k', 2)} and fill.part(k, 3) < 0.4`

const idOfSession = `(s.hex || fill.hex('session' || k, 18))`
const idOfOrder = `(s.hex || fill.hex('order' || n, 18))`

/** One in a thousand of the newest is under way, one in five hundred of all was never paid. */
const statusOf = (all: Sizes): string => `case when k < ${all.sessions} / 1000 then 'ongoing'
  when fill.part(k, 4) < 0.002 then 'toPay' when fill.part(k, 4) < 0.03 then 'cancelled' else 'done' end`

const typeOf = `case when fill.part(k, 5) < 0.5 then 'takeAway' else 'dineIn' end`

/** Twelve people take the payments, and one order in three. */
const cashier = `jsonb_build_object('role', 'staff', 'user', fill.hex('cashier' || k % 12, 24))`
const actor = `case when k % 3 = 0 then ${cashier} else '{"role":"diner"}' end`

/** Returns how orders are made, with all that is written of them. */
export const orderings = (all: Sizes, { session, product, printer }: Largest): readonly Fill[] => [
  {
    table: 'table_sessions',
    countOf: ({ sessions }) => sessions,
    insert: `insert into table_sessions (_id, shop, type, table_item, status, source, "user", restore_key, result, start_time, create_time, end_time, day)
      select ${idOfSession}, s.id, ${typeOf}, case when ${typeOf} = 'dineIn' and ${statusOf(all)} = 'done' then fill.hex('table' || k % 40, 24) end, ${statusOf(all)}, 'selfOrder', m.id, s.hex || fill.hex('key' || k, 32),
        t.result, ${time('k', all.sessions)}, ${time('k', all.sessions)}, ${time('k', all.sessions)} + interval '1 hour',
        case when ${statusOf(all)} = 'done' then (${time('k', all.sessions)})::date end
      from ${series('k')} ${sessionParts(all)}
      cross join (select result from table_sessions where _id = '${session}') t`,
  },
  {
    table: 'member_sessions',
    countOf: ({ sessions }) => sessions,
    insert: `insert into member_sessions ("user", _id, shop, type, status, tv_status, create_time, end_time, total)
      select m.id, ${idOfSession}, s.id, ${typeOf}, ${statusOf(all)}, 'none', ${time('k', all.sessions)}, ${time('k', all.sessions)}, 3850
      from ${series('k')} ${sessionParts(all)} where m.id is not null`,
  },
  {
    table: 'session_events',
    countOf: ({ sessions }) => sessions,
    insert: `insert into session_events (shop, session, at, kind, actor, detail)
      select s.id, ${idOfSession}, ${time('k', all.sessions)}, 'ordered', ${actor}, '{}' from ${series('k')} ${sessionParts(all)}`,
  },
  {
    table: 'session_payments',
    countOf: ({ sessions }) => sessions,
    insert: `insert into session_payments (shop, session, _id, type, amount, actor, time, day)
      select s.id, ${idOfSession}, fill.hex('payment' || k, 24), 'counter', 3850, ${cashier}, ${time('k', all.sessions)},
        (${time('k', all.sessions)})::date
      from ${series('k')} ${sessionParts(all)} where ${statusOf(all)} = 'done'`,
  },
  {
    table: 'orders',
    countOf: ({ orders }) => orders,
    insert: `insert into orders (_id, shop, session, seq, business_day, number, type, status, total, create_time, completed_time)
      select ${idOfOrder}, s.id, ${idOfSession}, n % 2 + 1, (${time('n', all.orders)})::date, n, ${typeOf},
        case when n < ${all.orders} / 1000 then (array['received', 'preparing', 'ready'])[n % 3 + 1]
          when fill.part(n, 6) < 0.02 then 'cancelled' else 'completed' end,
        1925, ${time('n', all.orders)}, ${time('n', all.orders)}
      from ${series('n')} cross join lateral (select n / 2 as k) half ${sessionParts(all)}`,
  },
  {
    // The first of each session is the one of its bill, since reports join the two.
    table: 'session_lines',
    countOf: ({ orders }) => orders,
    insert: `insert into session_lines (shop, session, id, order_id, position, product, quantity, product_part, enjoying, other,
        discountable, free_surcharge, taken, picked, names)
      select s.id, ${idOfSession}, case when n % 2 = 0 then t.id else 'line-' || n end, ${idOfOrder}, n % 2, '${product}', 1, 1925, 0, 0, true, false, '[]', '{}',
        '{"name":[{"lang":"en","value":"Noodles"}],"options":[]}'
      from ${series('n')} cross join lateral (select n / 2 as k) half ${sessionParts(all)}
      cross join (select result->'lines'->0->>'id' as id from table_sessions where _id = '${session}') t`,
  },
  {
    table: 'tickets',
    countOf: ({ orders }) => orders,
    insert: `insert into tickets (_id, shop, is_expo, session, order_id, seq, business_day, number, type, kind, lines, status, create_time,
        done_time, version)
      select s.hex || fill.hex('ticket' || n, 18), s.id, false, ${idOfSession}, ${idOfOrder}, 1, (${time('n', all.orders)})::date, n::text,
        ${typeOf}, 'new', '[]', case when n < ${all.orders} / 1000 then 'open' else 'done' end, ${time('n', all.orders)},
        case when n < ${all.orders} / 1000 then null else ${time('n', all.orders)} + interval '9 minutes' end, 1
      from ${series('n')} cross join lateral (select n / 2 as k) half ${sessionParts(all)}`,
  },
  {
    // The slips of a week, since older ones are deleted. One in a hundred of the last hours waits: a job gives up those that waited longer.
    table: 'print_jobs',
    countOf: ({ orders }) => Math.ceil(orders / 20),
    insert: `insert into print_jobs (_id, shop, printer, kind, status, is_polled, create_time, due_time)
      select s.hex || fill.hex('slip' || k, 18), s.id, case when s.at = 0 then '${printer}' else s.hex || fill.hex('printer', 18) end,
        'test', case when k % 100 = 0 and t.at > now() - interval '11 hours' then 'waiting' else 'printed' end, true, t.at, t.at
      from ${series('k')} join fill.shops s on s.at = ${skewed(all.shops, 'k', 1)}
      cross join lateral (select now() - interval '6 days' * fill.part(k, 9) as at) t`,
  },
  {
    table: 'payment_attempts',
    countOf: ({ sessions }) => Math.ceil(sessions / 2),
    insert: `insert into payment_attempts (shop, _id, session, method, account, currency, amount, tips, surcharge, surcharge_without_tax,
        charge, locale, actor, status, captured, expires_time, create_time, settle_time)
      select s.id, fill.hex('attempt' || k, 24), ${idOfSession}, fill.hex('method', 24), fill.hex('account', 24), 'HKD', 3850, 0, 0, 0,
        3850, 'en', '{"role":"diner"}', case when k % 20 = 0 then 'failed' else 'paid' end, case when k % 20 = 0 then 0 else 3850 end,
        t.at, t.at, t.at
      from ${series('k')} ${sessionParts(all)} cross join lateral (select ${time('k', all.sessions)} as at) t`,
  },
  {
    table: 'payment_messages',
    countOf: ({ sessions }) => Math.ceil(sessions / 2),
    insert: `insert into payment_messages (shop, _id, account, kind, hash, valid, attempt, time, last_time)
      select s.id, s.hex || fill.hex('message' || k, 18), fill.hex('account', 24), 'notify', fill.hex('hash' || k, 64), true,
        fill.hex('attempt' || k, 24), t.at, t.at
      from ${series('k')} ${sessionParts(all)} cross join lateral (select ${time('k', all.sessions)} as at) t`,
  },
  {
    table: 'refunds',
    countOf: ({ sessions }) => Math.ceil(sessions / 50),
    insert: `insert into refunds (shop, _id, session, type, amount, reason, actor, status, create_time, done_time)
      select s.id, fill.hex('refund' || k, 24), ${idOfSession}, 'counter', 100, 'cancelled', '{"role":"staff"}', 'done', t.at, t.at
      from ${series('k')} ${sessionParts(all)} cross join lateral (select ${time('k * 50', all.sessions)} as at) t`,
  },
  {
    table: 'cash_records',
    countOf: ({ sessions }) => Math.ceil(sessions / 2),
    insert: `insert into cash_records (_id, shop, till, day, kind, amount, session, actor, time)
      select s.hex || fill.hex('cash' || k, 18), s.id, s.hex || fill.hex('till', 18), t.at::date, 'payment', 3850, ${idOfSession},
        fill.hex('cashier', 24), t.at
      from ${series('k')} ${sessionParts(all)} cross join lateral (select ${time('k', all.sessions)} as at) t`,
  },
]
