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
  const waiting = sql`${of.webhook} = ${webhook} and ${of.status} = 'waiting'`
  // Read once: sought for each row by a join, a sudden backlog is read as often until the table is analyzed.
  const later = sql`(select jsonb_object_agg(subject, first) from (
    select subject, min(seq) as first from ${of} where ${waiting} and ${of.dueTime} > ${at} group by subject) as of_subjects)`
  return database
    .select()
    .from(of)
    .where(
      sql`${waiting} and ${of.dueTime} <= ${at} and ${of.seq} < coalesce((${later} ->> ${of.subject})::bigint, ${of.seq} + 1)`,
    )
    .orderBy(of.seq)
    .limit(most)
}
