import type { Client } from 'pg'
import type { Report } from '../run/report.ts'
import type { Fill, Largest } from './fill-parts.ts'
import { fills } from './fills.ts'
import type { Sizes } from './numbers.ts'

const rowsAtOnce = 1_000_000

/** Functions and tables by which the statements choose shops and members. */
const prepare = async (
  client: Client,
  { shop, member, product }: Largest,
  all: Sizes,
): Promise<void> => {
  await client.query(`
    create schema if not exists fill;
    create or replace function fill.part(n bigint, salt bigint) returns float8 language sql immutable parallel safe
      as $$ select (hashint8extended(n, salt) & 2147483647)::float8 / 2147483648 $$;
    create or replace function fill.hex(name text, digits int) returns text language sql immutable parallel safe
      as $$ select substr(md5(name), 1, digits) $$;
    create table if not exists fill.shops (at int primary key, id text not null, hex text);
    create table if not exists fill.members (at int primary key, id text not null)`)
  await client.query(
    `insert into fill.shops (at, id) select n, case when n = 0 then $1 else fill.hex('shop' || n, 24) end
     from generate_series(0, $2::int - 1) n on conflict do nothing`,
    [shop, all.shops],
  )
  await client.query(
    `insert into fill.members select n, case when n = 0 then $1 else fill.hex('member' || n, 24) end
     from generate_series(0, $2::int - 1) n on conflict do nothing`,
    [member, all.members],
  )
  await client.query(
    `insert into shops select (jsonb_populate_record(s, jsonb_build_object('_id', f.id, 'number', nextval('shop_numbers')))).*
     from fill.shops f cross join shops s where s._id = $1 and f.hex is null and f.at > 0`,
    [shop],
  )
  await client.query(
    `update fill.shops f set hex = lpad(to_hex(s.number), 6, '0') from shops s where s._id = f.id`,
  )
  await client.query(
    `insert into products select (jsonb_populate_record(p, jsonb_build_object('_id', f.hex || fill.hex('dish' || n, 18), 'shop', f.id))).*
     from fill.shops f cross join generate_series(1, 20) n join products p on p.shop = $1 and p._id = $2 on conflict do nothing`,
    [shop, product],
  )
  await client.query('analyze fill.shops; analyze fill.members')
}

/** The sums of the ledgers, as the job that checks them at each start computes them. */
const addUp = `
  insert into balance_accounts ("user", currency, balance)
    select "user", currency, sum(amount) from balance_records group by 1, 2
    on conflict ("user", currency) do update set balance = excluded.balance;
  insert into point_accounts ("user", balance)
    select "user", sum(amount) from point_records group by 1
    on conflict ("user") do update set balance = excluded.balance`

interface Index {
  readonly name: string
  readonly drop: string
  readonly create: string
}

/** Drops the indexes of a table, and returns the statements that create them again. */
const dropIndexes = async (client: Client, table: string): Promise<readonly Index[]> => {
  const { rows } = await client.query<Index>(
    `select c.relname as name,
       case when k.oid is null then format('drop index %I', c.relname)
         else format('alter table %I drop constraint %I', $1::text, k.conname) end as drop,
       case when k.oid is null then pg_get_indexdef(i.indexrelid)
         else format('alter table %I add constraint %I %s', $1::text, k.conname, pg_get_constraintdef(k.oid)) end as create
     from pg_index i join pg_class c on c.oid = i.indexrelid
     left join pg_constraint k on k.conindid = i.indexrelid and k.contype in ('p', 'u')
     where i.indrelid = $1::regclass`,
    [table],
  )
  for (const { drop } of rows) await client.query(drop)
  return rows
}

const fillTable = async (client: Client, fill: Fill, from: number, to: number): Promise<void> => {
  for (let first = from; first < to; first += rowsAtOnce)
    await client.query(fill.insert, [first, Math.min(to, first + rowsAtOnce) - 1])
}

/**
 * Adds records up to a size, as the calls would have stored them over two years, the newest first. Indexes are built
 * afterwards, and triggers do not run: it takes minutes in place of days.
 */
export const fillUpTo = async (
  client: Client,
  report: Report,
  largest: Largest,
  present: Sizes,
  wanted: Sizes,
  all: Sizes,
): Promise<void> => {
  await client.query(`set session_replication_role = replica; set synchronous_commit = off;
    set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set jit = off`)
  await prepare(client, largest, all)
  for (const fill of fills(all, largest)) {
    const [from, to] = [fill.countOf(present), fill.countOf(wanted)]
    const start = performance.now()
    const indexes = await dropIndexes(client, fill.table)
    await fillTable(client, fill, from, to)
    for (const { create } of indexes) await client.query(create)
    const seconds = ((performance.now() - start) / 1000).toFixed(0)
    report.step(`${to - from} rows of ${fill.table} in ${seconds} s`)
  }
  await client.query(addUp)
  await client.query('vacuum analyze')
}
