import type { SendAgainData } from '@comanda/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { ServerContext } from '../../../calls/served.ts'
import { notFound } from '../../../table-service/get.ts'
import { webhookDeliveries } from '../../../tables/webhook-deliveries.ts'

/** `create webhookDeliveries/again`: sends something again under its id, as its record stands now (WEBHOOK-5.3). */
export const sendAgain = async (
  { runtime }: ServerContext,
  { shop, delivery: id }: SendAgainData,
): Promise<void> => {
  const { database, now } = runtime
  const changed = await database
    .update(webhookDeliveries)
    .set({ status: 'waiting', tries: 0, dueTime: new Date(now()).toISOString() })
    .where(and(eq(webhookDeliveries.shop, shop), eq(webhookDeliveries._id, id)))
    .returning({ is: sql`1` })
  if (changed.length === 0) throw notFound(id)
}
