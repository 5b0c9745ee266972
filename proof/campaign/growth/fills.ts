import { bookings } from './booking-fills.ts'
import { type Fill, type Largest, series, skewed, time } from './fill-parts.ts'
import type { Sizes } from './numbers.ts'
import { orderings } from './ordering-fills.ts'

/** Tables of shops, with so many rows in each of them as there are days, or as a menu is published. */
const ofShops = (table: string, each: number, columns: string, values: string): Fill => ({
  table,
  countOf: ({ shops }) => shops * each,
  insert: `insert into ${table} (${columns}) select ${values} from ${series('k')}
    join fill.shops s on s.at = k / ${each} on conflict do nothing`,
})

const shopTables: readonly Fill[] = [
  ofShops(
    'business_days',
    100,
    'shop, day, _id, status',
    `s.id, current_date - (k % 100)::int, s.hex || fill.hex('day' || k, 18), 'open'`,
  ),
  ofShops(
    'menu_versions',
    50,
    '_id, shop, number, status, changes, by, time',
    `s.hex || fill.hex('version' || k, 18), s.id, k % 50 + 1, 'published', '[]', fill.hex('cook', 24), now() - interval '2 weeks' * (50 - k % 50)`,
  ),
  ofShops(
    'tills',
    100,
    '_id, shop, day, name, status, float, opened_by, open_time',
    `s.hex || fill.hex('drawer' || k, 18), s.id, current_date - (k % 100)::int, 'Bar', 'closed', 50000, fill.hex('cashier', 24),
      now() - interval '1 day' * (k % 100)`,
  ),
  ofShops(
    'reconciliations',
    100,
    'shop, _id, account, day, status, basis, "from", "to", start_time',
    `s.id, s.hex || fill.hex('compared' || k, 18), fill.hex('account', 24), (current_date - (k % 100)::int)::text, 'done', 'list',
      now(), now(), now()`,
  ),
  ofShops(
    'devices',
    3,
    '_id, shop, name, kind, token_hash, create_time, last_seen',
    `s.hex || fill.hex('device' || k, 18), s.id, 'Door', 'kiosk', fill.hex('token' || k, 32), now(), now() - interval '1 year'`,
  ),
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
  ...bookings(all, largest),
  ...shopTables,
  ...memberTables.map((one) => ({ ...one, insert: one.insert(all) })),
]
