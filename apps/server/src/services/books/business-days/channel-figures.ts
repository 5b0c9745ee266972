import type { DayFigures, ReportPeriod } from '@comanda/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { DayOfShop } from './day-of-shop.ts'

/** The name of a channel, `c`, as that of a payment method: what it pays out is under its own. */
export const channelName = sql`case when c.name is not null
  then jsonb_build_array(jsonb_build_object('lang', 'en', 'value', c.name)) end`

/** Selects what the orders of each channel came to on business days, in currency units, and what it keeps of that, as they are now. */
export const channelSums = ({ shop, from, to }: ReportPeriod): SQL => sql`
  select co.business_day as day, co.channel, c.name, count(*)::int as orders,
    (sum(co.total) / 100.0)::float8 as amount, (sum(co.commission) / 100.0)::float8 as commission
  from channel_orders co
  join orders o on o.shop = ${shop} and o._id = co.order_id
  left join channels c on c.shop = ${shop} and c._id = co.channel
  where co.shop = ${shop} and co.business_day between ${from} and ${to} and o.status <> 'cancelled'
  group by co.business_day, co.channel, c.name`

interface Sums extends Record<string, unknown> {
  readonly channel: string
  readonly name: string | null
  readonly count: number
  readonly amount: number
  readonly commission: number
}

/** Returns what the orders of channels of a day came to, and what the channels keep of it (CHANNEL-5.2). */
export const channelFigures = async (
  database: Database,
  { shop, day }: DayOfShop,
): Promise<Pick<DayFigures, 'channels'>> => {
  const { rows } = await database.execute<Sums>(sql`
    select channel, name, orders as count, amount, commission
    from (${channelSums({ shop, from: day, to: day })}) sums order by channel limit 200`)
  if (rows.length === 0) return {}
  return { channels: rows.map(({ name, ...sums }) => ({ ...sums, ...withoutNulls({ name }) })) }
}
