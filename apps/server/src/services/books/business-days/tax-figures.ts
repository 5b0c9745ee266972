import type { DayFigures } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { DayOfShop } from './day-of-shop.ts'

type Tax = NonNullable<DayFigures['taxes']>[number]

/** Returns the taxes of a day's bills by rate, in currency units. */
export const taxFigures = async (database: Database, { shop, day }: DayOfShop): Promise<Tax[]> => {
  const { rows } = await database.execute<Omit<Tax, 'name'> & { name: Tax['name'] | null }>(sql`
    select x->>'setting' as setting, (x->>'percent')::float8 as percent,
      (x->>'included')::boolean as included,
      (array_agg(result->'labels'->(x->>'setting')->'name'))[1] as name,
      sum((x->>'base')::numeric)::float8 as base, sum((x->>'amount')::numeric)::float8 as amount
    from table_sessions, jsonb_array_elements(result->'taxes') as x
    where shop = ${shop} and day = ${day} and status = 'done' and not tax_free
    group by 1, 2, 3 order by percent desc, setting limit 200`)
  return rows.map(({ name, ...tax }) => ({ ...tax, ...withoutNulls({ name }) }))
}
