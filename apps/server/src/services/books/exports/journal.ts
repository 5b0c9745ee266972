import type { LocalizedText } from '@comanda/engine/catalog'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { afterZ } from '../business-days/after-z.ts'

/** A sum of a day on an account: in cents, positive if it is a debit. */
export interface JournalEntry {
  readonly account: string
  readonly name?: LocalizedText | undefined
  /** The percent of a tax. */
  readonly tax?: number | undefined
  readonly cents: number
}

interface Row extends Record<string, unknown> {
  readonly account: string
  readonly name: LocalizedText | null
  readonly tax: number | null
  readonly cents: string
}

const ofTotals = (name: string) =>
  sql`coalesce(round((t.result->'totals'->>${name})::numeric * 100), 0)`

/**
 * Returns what a day of a shop is in double entry; its sum is 0 (STAFF-7.5). Payments of another day than their bills are
 * deposits until those end; what is refunded of a closed day changes none of its entries but the tax in its sales.
 */
export const journalOf = async (
  database: Database,
  shop: string,
  day: string,
): Promise<JournalEntry[]> => {
  const { rows } = await database.execute<Row>(sql`
    with bills as (
      select t.*, ${ofTotals('total')} as total, ${ofTotals('tips')} as tip,
        case when ${ofTotals('taxRelief')} = 0 then coalesce((
          select sum(round((x->>'amount')::numeric * 100))
          from jsonb_array_elements(t.result->'taxes') as x), 0) else 0 end as taxed
      from table_sessions t where t.shop = ${shop} and t.day = ${day} and t.status = 'done'
    ), paid as (
      select p.*, t.day as bill_day, ${afterZ(shop)} as after_z from session_payments p
      join table_sessions t on t.shop = p.shop and t._id = p.session
      where p.shop = ${shop} and p.day = ${day}
    ), entries as (
      select 'payments ' || p.type as account, m.name, null::float8 as tax,
        p.amount + coalesce(p.tips, 0) + coalesce(p.surcharge, 0) + coalesce(p.rounding, 0) as cents
      from paid p left join payment_methods m on m._id = p.method
      union all select 'tips', null, null, -coalesce(tips, 0) from paid
      union all select 'payment surcharges', null, null, -coalesce(surcharge, 0) from paid
      union all select 'cash rounding', null, null, -coalesce(rounding, 0) from paid
      union all select case when after_z then 'sales of closed days' else 'deposits' end, null, null,
        -amount from paid where bill_day is distinct from day
      union all select case when ${afterZ(shop)} then 'sales' else 'deposits' end, null, null, p.amount
        from table_sessions t join session_payments p on p.shop = t.shop and p.session = t._id
        where t.shop = ${shop} and t.day = ${day} and p.day <> t.day
      union all select closed->>'how', null, null, round((closed->>'amount')::numeric * 100)
        from bills where closed is not null
      union all select case when deposit is null then 'top-ups' else 'kept deposits' end, null, null,
        -total from bills where type = 'topUp'
      union all select 'tips', null, null, -tip from bills where type <> 'topUp'
      union all select 'sales', null, null, -(total - tip - taxed) from bills where type <> 'topUp'
      union all select 'tax', b.result->'labels'->(x->>'setting')->'name', (x->>'percent')::float8,
          -round((x->>'amount')::numeric * 100)
        from bills b, jsonb_array_elements(b.result->'taxes') as x
        where b.type <> 'topUp' and b.taxed <> 0
    )
    select account, name, tax, sum(cents)::text as cents from entries
    group by account, name, tax having sum(cents) <> 0 order by account, tax, name::text`)
  return rows.map(({ account, name, tax, cents }) => ({
    account,
    name: name ?? undefined,
    tax: tax ?? undefined,
    cents: Number(cents),
  }))
}
