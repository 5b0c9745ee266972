import type { DayFigures } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { DayOfShop } from './day-of-shop.ts'

type Void = NonNullable<DayFigures['voids']>[number]
type Row = Pick<Void, 'begun' | 'count' | 'amount'> & {
  readonly user: string | null
  readonly userName: string | null
  readonly reason: Void['reason'] | null
}

/** Returns what staff took off a day's bills, for each person and reason, before or after the kitchen began with it. */
export const voidFigures = async (database: Database, of: DayOfShop): Promise<Void[]> => {
  const { rows } = await database.execute<Row>(sql`
    with taken as (
      select e.actor->>'user' as account, e.detail->'reasonName' as reason,
        coalesce((e.detail->>'amount')::numeric, 0) as amount,
        jsonb_path_exists(e.detail, '$.lines[*] ? (@.begun == true)') as begun
      from table_sessions t join session_events e on e.shop = t.shop and e.session = t._id
      where t.shop = ${of.shop} and t.day = ${of.day} and t.status in ('done', 'void')
        and e.kind = 'linesVoided'
    )
    select v.account as "user", u.name as "userName", v.reason, v.begun, count(*)::int as count,
      sum(v.amount)::float8 as amount
    from taken v left join users u on u._id = v.account
    group by 1, 2, 3, 4 order by amount desc, 1, 3 limit 200`)
  return rows.map(({ begun, count, amount, ...row }) => ({
    ...withoutNulls(row),
    begun,
    count,
    amount,
  }))
}
