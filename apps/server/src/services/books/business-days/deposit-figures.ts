import type { DayFigures } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { DayOfShop } from './day-of-shop.ts'

/**
 * Returns what a day did with deposits, in currency units (DEP-4.1). Over all days, what was received is what was set against
 * bills, given back, became the shop's, or waits: each is a part of the same payments, by what became of their session. Only
 * sessions of the day, open ones and those of its payments are read: a shop's deposits are many after some years.
 */
export const depositFigures = async (
  database: Database,
  { shop, day }: DayOfShop,
): Promise<NonNullable<DayFigures['deposits']>> => {
  // Of a bill that has ended: with it what was paid until then, and on its own day what went back later.
  const ended = sql`(t.day = ${day} and p.day <= ${day}) or (t.day < ${day} and p.day = ${day})`
  const { rows } = await database.execute<Record<string, string | null>>(sql`
    with t as (
      select _id, status, day, deposit from table_sessions
        where shop = ${shop} and (day = ${day} or status in ('ongoing', 'toPay'))
      union select t._id, t.status, t.day, t.deposit from session_payments p
        join table_sessions t on t.shop = p.shop and t._id = p.session
        where p.shop = ${shop} and t.shop = ${shop} and p.day = ${day}
    )
    select sum(p.amount) filter (where p.day = ${day} and p.amount > 0) as received,
      sum(p.amount) filter (where (${ended}) and t.deposit is null) as "setAgainst",
      -sum(p.amount) filter (where p.day = ${day} and p.amount < 0) as "givenBack",
      sum(p.amount) filter (where (${ended}) and t.deposit is not null) as kept,
      sum(p.amount) filter (where t.status in ('ongoing', 'toPay')) as held
    from t join session_payments p on p.session = t._id
    where p.shop = ${shop} and (p.deposit is not null or t.deposit is not null)`)
  const [sums = {}] = rows
  const of = (name: string): number => Number(sums[name] ?? 0) / 100
  return {
    received: of('received'),
    setAgainst: of('setAgainst'),
    givenBack: of('givenBack'),
    kept: of('kept'),
    held: of('held'),
  }
}
