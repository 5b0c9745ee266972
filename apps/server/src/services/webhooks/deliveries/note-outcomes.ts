import { and, eq, gt, sql } from 'drizzle-orm'
import type { Runtime } from '../../../runtime/runtime.ts'
import { webhookDeliveries } from '../../../tables/webhook-deliveries.ts'
import { type WebhookRow, webhooks } from '../../../tables/webhooks.ts'
import { isTaken } from '../../../webhooks/call-webhook.ts'
import { isAway, type Outcome } from './send-round.ts'

/** The pause after the first failure, and the longest, in ms. A receiver that is back is found within it (WEBHOOK-3.3). */
const firstPause = 2_000
const longestPause = 120_000
/** After a day of failures an address rests, and a delivery that alone fails is given up. */
const givenUpAfter = 86_400_000
/** How many attempts of a delivery are stored. */
const mostAttempts = 20
/** The receiver says that it wants no more. */
const gone = 410

const pauseAfter = (failures: number): number =>
  Math.min(longestPause, firstPause * 2 ** Math.min(failures, 20))

const noteDeliveries = async (
  { database, now }: Runtime,
  webhook: WebhookRow,
  outcomes: readonly Outcome[],
): Promise<void> => {
  const othersTaken = outcomes.some(({ attempt }) => isTaken(attempt))
  const rows = outcomes.map(({ delivery, attempt }) => {
    const isOld = Date.parse(delivery.createTime) + givenUpAfter < now() && delivery.tries > 0
    // Of a receiver that takes nothing at all, nothing is given up: it rests.
    const isGivenUp = isOld && (othersTaken || webhook.failingSince === null)
    return {
      id: delivery._id,
      of: delivery.shop,
      is: isTaken(attempt) ? 'sent' : isGivenUp ? 'failed' : 'waiting',
      due: new Date(now() + pauseAfter(delivery.tries)).toISOString(),
      log: [...delivery.attempts, attempt].slice(-mostAttempts),
    }
  })
  await database.execute(sql`
    update ${webhookDeliveries} set status = o."is", tries = tries + 1, attempts = o.log, due_time = o.due,
      sent_time = case when o."is" = 'sent' then ${new Date(now()).toISOString()}::timestamptz else sent_time end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o(id text, "of" text, "is" text, due timestamptz, log jsonb)
    where shop = o."of" and _id = o.id and status = 'waiting'`)
}

/** What an address is after a round. */
const stateAfter = (
  { failures, failingSince }: WebhookRow,
  outcomes: readonly Outcome[],
  now: number,
) => {
  const time = new Date(now).toISOString()
  const isGone = outcomes.some(({ attempt }) => attempt.status === gone)
  if (isGone) return { failures, failingSince: failingSince ?? time, restingSince: time }
  if (outcomes.some(({ attempt }) => isTaken(attempt)))
    return { failures: 0, failingSince: null, lastTime: time, nextTime: time }
  if (outcomes.length === 0) return { nextTime: time }
  const since = failingSince ?? time
  const all = failures + outcomes.length
  const isToRest = now - Date.parse(since) >= givenUpAfter
  return {
    failures: all,
    failingSince: since,
    nextTime: isAway({ failures: all }) ? new Date(now + pauseAfter(all)).toISOString() : time,
    ...(isToRest ? { restingSince: time } : {}),
  }
}

/** Writes what came of a round: to the log of each delivery, and to the state of the address. Ends the claim. */
export const noteOutcomes = async (
  runtime: Runtime,
  webhook: WebhookRow,
  outcomes: readonly Outcome[],
): Promise<void> => {
  const { database, now } = runtime
  if (outcomes.length > 0) await noteDeliveries(runtime, webhook, outcomes)
  const state = stateAfter(webhook, outcomes, now())
  await database
    .update(webhooks)
    .set(state)
    .where(and(eq(webhooks._id, webhook._id), eq(webhooks.url, webhook.url)))
  const isBack = isAway(webhook) && outcomes.some(({ attempt }) => isTaken(attempt))
  if (!isBack) return
  const { webhook: of, status, tries, dueTime } = webhookDeliveries
  const time = new Date(now()).toISOString()
  await database
    .update(webhookDeliveries)
    .set({ dueTime: time })
    // What was never tried waits for its own time: the end of a pause (CHANNEL-4.6).
    .where(and(eq(of, webhook._id), eq(status, 'waiting'), gt(tries, 0), gt(dueTime, time)))
}
