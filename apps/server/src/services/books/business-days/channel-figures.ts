import type { DayFigures } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { DayOfShop } from './day-of-shop.ts'

/** The name of a channel, `c`, as that of a payment method: what it pays out is under its own. */
export const channelName = sql`case when c.name is not null
  then jsonb_build_array(jsonb_build_object('lang', 'en', 'value', c.name)) end`

/** Returns what the orders of channels of a day came to, and what the channels keep of it (CHANNEL-5.2). */
export const channelFigures = async (
  database: Database,
  { shop, day }: DayOfShop,
): Promise<Pick<DayFigures, 'channels'>> => {
  const { rows } = await database.execute<{
    channel: string
    name: string | null
    count: string
    amount: string
    commission: string
  }>(sql`
    select co.channel, c.name, count(*) as count, sum(co.total) as amount,
      sum(co.commission) as commission
    from channel_orders co
    join orders o on o.shop = ${shop} and o._id = co.order_id
    left join channels c on c.shop = ${shop} and c._id = co.channel
    where co.shop = ${shop} and co.business_day = ${day} and o.status <> 'cancelled'
    group by co.channel, c.name order by co.channel limit 200`)
  if (rows.length === 0) return {}
  return {
    channels: rows.map(({ channel, name, ...sums }) => ({
      channel,
      ...(name === null ? {} : { name }),
      count: Number(sums.count),
      amount: Number(sums.amount) / 100,
      commission: Number(sums.commission) / 100,
    })),
  }
}
