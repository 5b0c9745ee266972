import type { CashFigures } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { DayOfShop } from './day-of-shop.ts'

/** Returns what the records of a day's drawers say, and the cash that went through none, in currency units (STAFF-6.9). */
export const tillFigures = async (
  database: Database,
  { shop, day }: DayOfShop,
): Promise<CashFigures> => {
  const { rows } = await database.execute<{ kind: string; cents: string }>(sql`
    select kind, sum(amount) as cents from cash_records
    where shop = ${shop} and day = ${day} group by kind
    union all
    select 'counted', coalesce(sum(counted), 0) from tills
    where shop = ${shop} and day = ${day} and status <> 'open'
    union all
    select 'difference', coalesce(sum(counted - expected), 0) from tills
    where shop = ${shop} and day = ${day} and status <> 'open'
    union all
    select 'uncounted', count(*) from tills where shop = ${shop} and day = ${day} and status = 'open'
    union all
    select 'outside', coalesce(sum(p.amount + coalesce(p.tips, 0) + coalesce(p.surcharge, 0)
      + coalesce(p.rounding, 0)), 0)
    from session_payments p
    left join session_payments o on o.shop = ${shop} and o.session = p.session and o._id = p.reverses
    where p.shop = ${shop} and p.day = ${day} and p.type = 'counter'
      and coalesce(p.reference, o.reference) is null and not exists (select 1 from cash_records c
        where c.shop = ${shop} and c.day = ${day} and c.payment = p._id)`)
  const sums = new Map(rows.map(({ kind, cents }) => [kind, Number(cents)]))
  const units = (kind: string): number => (sums.get(kind) ?? 0) / 100
  const kinds = ['float', 'sale', 'refund', 'payIn', 'payOut', 'drop']
  return {
    float: units('float'),
    sales: units('sale'),
    refunds: units('refund'),
    payIn: units('payIn'),
    payOut: units('payOut'),
    drops: units('drop'),
    expected: kinds.reduce((cents, kind) => cents + (sums.get(kind) ?? 0), 0) / 100,
    counted: units('counted'),
    difference: units('difference'),
    uncounted: sums.get('uncounted') ?? 0,
    outside: units('outside'),
  }
}
