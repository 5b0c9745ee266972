import { sql } from 'drizzle-orm'
import type { Runtime } from '../../../runtime/runtime.ts'
import { type WebhookDeliveryRow, webhookDeliveries } from '../../../tables/webhook-deliveries.ts'

/**
 * Returns what is to be sent to a webhook now, the oldest first. Behind one that waits for its next try, whatever came of the
 * same subject later waits as well (WEBHOOK-3.2).
 */
export const dueDeliveries = async (
  { database, now }: Pick<Runtime, 'database' | 'now'>,
  webhook: string,
  most: number,
): Promise<readonly WebhookDeliveryRow[]> => {
  const at = sql`${new Date(now()).toISOString()}::timestamptz`
  const of = webhookDeliveries
  return database
    .select()
    .from(of)
    .where(
      sql`${of.webhook} = ${webhook} and ${of.status} = 'waiting' and ${of.dueTime} <= ${at} and not exists (
        select from ${of} earlier where earlier.webhook = ${webhook} and earlier.status = 'waiting'
          and earlier.subject = ${of.subject} and earlier.seq < ${of.seq} and earlier.due_time > ${at})`,
    )
    .orderBy(of.seq)
    .limit(most)
}
