import type { Largest } from './fill.ts'
import type { Sizes } from './numbers.ts'

/** How the rows of a table are made: `$1` and `$2` are the first and the last of a series of numbers. */
export interface Fill {
  readonly table: string
  readonly countOf: (sizes: Sizes) => number
  readonly insert: string
}

const years = 2

/** The number of a shop or member in a list, a few of which are chosen much more often than the others. */
const skewed = (of: number, number: string, salt: number): string =>
  `floor(${of} * power(fill.part(${number}, ${salt}), 3))::int`

/** When the record with a number was stored, the newest first. */
const time = (number: string, of: number): string =>
  `now() - interval '${years} years' * (${number}::float8 / ${of})`

/** The session with the number `k`: its shop `s`, and its member `m` if it has one. */
const sessionParts = (all: Sizes) => `
  join fill.shops s on s.at = ${skewed(all.shops, 'k', 1)}
  left join fill.members m on m.at = ${skewed(all.members, 'k', 2)} and fill.part(k, 3) < 0.4`

const series = (name: string) => `generate_series($1::bigint, $2::bigint) ${name}`

const idOfSession = `(s.hex || fill.hex('session' || k, 18))`
const idOfOrder = `(s.hex || fill.hex('order' || n, 18))`

/** One in a thousand of the newest is under way, one in five hundred of all was never paid. */
const statusOf = (all: Sizes): string => `case when k < ${all.sessions} / 1000 then 'ongoing'
  when fill.part(k, 4) < 0.002 then 'toPay' when fill.part(k, 4) < 0.03 then 'cancelled' else 'done' end`

const typeOf = `case when fill.part(k, 5) < 0.5 then 'takeAway' else 'dineIn' end`

const orderings = (all: Sizes, { session, product }: Largest): readonly Fill[] => [
  {
    table: 'table_sessions',
    countOf: ({ sessions }) => sessions,
    insert: `insert into table_sessions (_id, shop, type, status, source, "user", restore_key, result, start_time, create_time, end_time)
      select ${idOfSession}, s.id, ${typeOf}, ${statusOf(all)}, 'selfOrder', m.id, s.hex || fill.hex('key' || k, 32),
        t.result, ${time('k', all.sessions)}, ${time('k', all.sessions)}, ${time('k', all.sessions)} + interval '1 hour'
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
      select s.id, ${idOfSession}, ${time('k', all.sessions)}, 'ordered', '{"role":"diner"}', '{}' from ${series('k')} ${sessionParts(all)}`,
  },
  {
    table: 'session_payments',
    countOf: ({ sessions }) => sessions,
    insert: `insert into session_payments (shop, session, _id, type, amount, actor, time)
      select s.id, ${idOfSession}, fill.hex('payment' || k, 24), 'counter', 3850, '{"role":"staff"}', ${time('k', all.sessions)}
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
    table: 'session_lines',
    countOf: ({ orders }) => orders,
    insert: `insert into session_lines (shop, session, id, order_id, position, product, quantity, product_part, enjoying, other,
        discountable, free_surcharge, taken, picked, names)
      select s.id, ${idOfSession}, 'line-' || n, ${idOfOrder}, n % 2, '${product}', 1, 1925, 0, 0, true, false, '[]', '{}',
        '{"name":[{"lang":"en","value":"Noodles"}],"options":[]}'
      from ${series('n')} cross join lateral (select n / 2 as k) half ${sessionParts(all)}`,
  },
]

/** A table of members that has some rows for each, of which a few have many. */
const ofMembers = (
  table: string,
  each: number,
  columns: string,
  values: (when: string) => string,
) => ({
  table,
  countOf: ({ members }: Sizes) => members * each,
  insert: (all: Sizes) => `insert into ${table} (${columns})
    select ${values(time('k', all.members * each))} from ${series('k')}
    join fill.members m on m.at = ${skewed(all.members, 'k', 7)} join fill.shops s on s.at = ${skewed(all.shops, 'k', 8)}`,
})

const memberTables = [
  ofMembers(
    'point_records',
    3,
    '_id, "user", shop, type, amount, create_time',
    (when) => `fill.hex('points' || k, 24), m.id, s.id, 'adjust', 10, ${when}`,
  ),
  ofMembers(
    'point_lots',
    3,
    '_id, "user", "left", expires',
    (when) => `fill.hex('points' || k, 24), m.id, 10, ${when} + interval '3 years'`,
  ),
  ofMembers(
    'balance_records',
    1,
    '_id, "user", shop, type, amount, currency, create_time',
    (when) => `fill.hex('balance' || k, 24), m.id, s.id, 'adjust', 100, 'HKD', ${when}`,
  ),
  ofMembers(
    'user_coupons',
    2,
    '_id, holder, "user", coupon, status, end_date, create_time',
    (
      when,
    ) => `fill.hex('coupon' || k, 24), m.id, m.id, (select _id from order_discounts order by _id limit 1),
      case when k % 10 = 0 then 'valid' else 'used' end, left((${when} + interval '3 years')::text, 10), ${when}`,
  ),
  ofMembers(
    'reservations',
    1,
    `_id, shop, "user", number, status, adults, children, baby_stools, date, dining_session, time, name, phone, create_time,
     start_time, cancel_until, version`,
    (
      when,
    ) => `s.hex || fill.hex('reservation' || k, 18), s.id, m.id, k::text, 'booked', 2, 0, 0, (${when})::date,
      fill.hex('dinner', 24), '19:00', 'Mei', '91234567', ${when}, ${when}, ${when}, 0`,
  ),
  ofMembers(
    'member_reservations',
    1,
    '"user", _id, shop, status, date, start_time, create_time',
    (when) =>
      `m.id, s.hex || fill.hex('reservation' || k, 18), s.id, 'booked', (${when})::date, ${when}, ${when}`,
  ),
  ofMembers(
    'staff_actions',
    1,
    'time, "user", path, method, record, shop, changes',
    (when) =>
      `${when}, m.id, 'products', 'patch', fill.hex('dish' || k % 100, 24), s.id, '{"price": 1}'`,
  ),
  ofMembers(
    'bookmarks',
    1,
    '_id, "user", type, item, create_time',
    (when) => `fill.hex('bookmark' || k, 24), m.id, 'product', fill.hex('dish' || k, 24), ${when}`,
  ),
] as const

/** Returns how the rows of every table that grows are made. */
export const fills = (all: Sizes, largest: Largest): readonly Fill[] => [
  {
    table: 'users',
    countOf: ({ members }) => members - 1,
    insert: `insert into users (_id, name, email, phone, member_number, create_time)
      select m.id, 'Member ' || m.at, m.at || '@members.example', '+852' || (20000000 + m.at), 'F' || lpad(m.at::text, 9, '0'),
        ${time('k', all.members)}
      from ${series('k')} join fill.members m on m.at = k + 1`,
  },
  {
    table: 'idempotency_claims',
    countOf: ({ orders }) => Math.ceil(orders / 10),
    insert: `insert into idempotency_claims (shop, scope, key, slot, payload_hash, answer, create_time)
      select s.id, 'tableSessions/create', fill.hex('key' || k, 24), k % 2, fill.hex('hash' || k, 32), '{}', now() - interval '7 days' * fill.part(k, 9)
      from ${series('k')} join fill.shops s on s.at = ${skewed(all.shops, 'k', 1)}`,
  },
  ...orderings(all, largest),
  ...memberTables.map((one) => ({ ...one, insert: one.insert(all) })),
]
