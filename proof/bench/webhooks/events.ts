import type { Client } from 'pg'

/** How many events wait to be sent. */
export const waiting = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from webhook_deliveries where status = 'waiting'`,
  )
  return rows[0]?.count ?? 0
}

let written = 0

/** Writes events that wait for a receiver, as the triggers write them: of all orders of the shop in turn, the newest 200. */
export const writeEvents = async (
  client: Client,
  webhook: string,
  shop: string,
  count: number,
): Promise<void> => {
  await client.query(
    `insert into webhook_deliveries (_id, shop, webhook, type, subject, record, xact, create_time, due_time)
      select left(o.shop, 6) || left(replace(gen_random_uuid()::text, '-', ''), 18), o.shop, $1, 'order.changed', o.session, o._id,
        -n, clock_timestamp(), clock_timestamp()
      from generate_series($3::int + 1, $3::int + $4::int) n
      join (select *, row_number() over (order by create_time desc, _id) as at from orders where shop = $2 order by create_time desc, _id limit 200) o
        on o.at = n % (select least(200, count(*)) from orders where shop = $2) + 1
      order by n`,
    [webhook, shop, written, count],
  )
  written += count
}
