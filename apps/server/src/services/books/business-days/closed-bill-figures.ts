import type { DayFigures } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { afterZ } from './after-z.ts'
import type { DayOfShop } from './day-of-shop.ts'

type OfClosed = NonNullable<DayFigures['ofClosed']>
type Tax = OfClosed['taxes'][number]
interface Row extends Record<string, unknown>, Omit<Tax, 'name' | 'setting'> {
  /** Null in the row of the whole. */
  readonly setting: string | null
  readonly name: Tax['name'] | null
  /** Of the whole. */
  readonly deposits: number
}

const noChange = { amount: 0, deposits: 0 }

/**
 * Returns what payments and refunds of a day changed of bills whose own day was closed by then, with the taxes in it, in
 * currency units; undefined if nothing (LEDGER-1.6): from what was booked last to what the bill is now. Where several days
 * that are open changed a bill, its taxes are in proportion to what was paid or went back on each.
 */
export const closedBillFigures = async (
  database: Database,
  { shop, day }: DayOfShop,
): Promise<OfClosed | undefined> => {
  const { rows } = await database.execute<Row>(sql`
    with paid as (
      select p.session, sum(p.amount) / 100.0 as amount
      from session_payments p join table_sessions t on t.shop = p.shop and t._id = p.session
      where p.shop = ${shop} and t.shop = ${shop} and p.day = ${day} and t.day < ${day}
        and t.day_result is not null and t.status = 'done' and ${afterZ(shop)}
      group by p.session
    ), changed as (
      select t.result, booked, t.tax_free, t.deposit, paid.amount,
        (t.result->'totals'->>'total')::numeric - (booked->'totals'->>'total')::numeric as total
      from paid join table_sessions t on t._id = paid.session
        cross join lateral coalesce(t.booked_result, t.day_result) as booked
      where t.shop = ${shop}
    ), taxed as (
      select 1 as sign, x, result->'labels' as labels, amount / total as part
        from changed, jsonb_array_elements(result->'taxes') as x where total <> 0 and not tax_free
      union all select -1, x, booked->'labels', amount / total
        from changed, jsonb_array_elements(booked->'taxes') as x where total <> 0 and not tax_free
    )
    select x->>'setting' as setting, (array_agg(labels->(x->>'setting')->'name'))[1] as name,
      (x->>'percent')::float8 as percent, (x->>'included')::boolean as included,
      round(sum(sign * part * (x->>'base')::numeric), 2)::float8 as base,
      round(sum(sign * part * (x->>'amount')::numeric), 2)::float8 as amount, 0::float8 as deposits
    from taxed group by 1, 3, 4
    union all select null, null, 0, false, 0, coalesce(sum(amount), 0)::float8,
      coalesce(sum(amount) filter (where deposit is not null), 0)::float8
      from changed where total <> 0 limit 200`)
  const { amount: whole, deposits } = rows.find(({ setting }) => setting === null) ?? noChange
  const taxes = rows.flatMap(({ setting, name, percent, included, base, amount }) =>
    setting === null || (base === 0 && amount === 0)
      ? []
      : [{ setting, percent, included, base, amount, ...withoutNulls({ name }) }],
  )
  if (whole === 0 && deposits === 0 && taxes.length === 0) return undefined
  return { amount: whole, ...(deposits === 0 ? {} : { deposits }), taxes }
}

/**
 * Stores the price of bills of closed days that a day changed, as what its Z booked: the next change is from there. A bill that
 * other open days changed as well stays as it is, and one that is being written, which that day changes.
 */
export const bookClosedBills = async (
  transaction: Database,
  { shop, day }: DayOfShop,
): Promise<void> => {
  await transaction.execute(sql`
    with changed as (
      select t._id from table_sessions t
      where t.shop = ${shop} and t.day < ${day} and t.day_result is not null and t.status = 'done'
        and t._id in (select session from session_payments where shop = ${shop} and day = ${day})
        and not exists (
          select from session_payments p where p.shop = ${shop} and p.session = t._id and p.day <> ${day} and not exists (
            select from business_days d where d.shop = ${shop} and d.day = p.day and d.status = 'closed'))
      for no key update of t skip locked
    )
    update table_sessions t set booked_result = t.result from changed where t.shop = ${shop} and t._id = changed._id`)
}
