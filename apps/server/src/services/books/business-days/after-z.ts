import { type SQL, sql } from 'drizzle-orm'

/** Whether payment `p` was made after the day of its bill `t` was closed: what it changes of the sales is of its own day. */
export const afterZ = (shop: string): SQL => sql`exists (select 1 from business_days d
  where d.shop = ${shop} and d.day = t.day and d.day < p.day and d.close_time <= p.time)`
