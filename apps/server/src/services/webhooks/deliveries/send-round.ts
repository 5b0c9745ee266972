import { queryLimits, type WebhookAttempt } from '@comanda/contract'
import type { ServerContext } from '../../../calls/served.ts'
import { groupBy } from '../../../records/group-by.ts'
import type { WebhookDeliveryRow } from '../../../tables/webhook-deliveries.ts'
import type { WebhookRow } from '../../../tables/webhooks.ts'
import { callBeside } from '../../../webhooks/call-beside.ts'
import { isTaken } from '../../../webhooks/call-webhook.ts'
import { openSecrets } from '../../../webhooks/webhook-secrets.ts'
import { dueDeliveries } from './due-deliveries.ts'
import { channelMessages } from './channel-messages.ts'
import { eventBodies } from './event-bodies.ts'

/** How many deliveries a round takes: their records are read by a query that names them. */
const mostInRound = queryLimits.values
/** How many calls of one receiver are under way (WEBHOOK-3.6). */
const mostAtOnce = 20
/** After this many ms a round begins no more calls. */
const roundFor = 5_000
/** After so many failures in a row a receiver is away: it is called once, until it takes something. */
const awayAfter = 3

/** What came of a delivery. */
export interface Outcome {
  readonly delivery: WebhookDeliveryRow
  readonly attempt: WebhookAttempt
}

/** Whether a receiver seems to be away. */
export const isAway = ({ failures }: Pick<WebhookRow, 'failures'>): boolean => failures >= awayAfter

/**
 * Returns what a receiver that seems to be away gets: of the first event of each subject the one with the fewest tries. It
 * may be up and refuse one event, behind which nothing else would ever be tried.
 */
const probeOf = (due: readonly WebhookDeliveryRow[]): readonly WebhookDeliveryRow[] =>
  [...groupBy(due, ({ subject }) => subject).values()]
    .flatMap(([first]) => first ?? [])
    .toSorted((one, other) => one.tries - other.tries)
    .slice(0, 1)

/** Returns the address of a path below another, whose query stays. */
const below = (url: string, path: string | undefined): string => {
  if (path === undefined) return url
  const at = new URL(url)
  at.pathname = `${at.pathname.replace(/\/$/, '')}/${path}`
  return at.href
}

/**
 * Sends what is due to one receiver: subjects beside each other, what happened to one in its order, and no more of one whose call
 * failed. Returns what came of each call.
 */
export const sendRound = async (
  context: ServerContext,
  webhook: WebhookRow,
): Promise<readonly Outcome[]> => {
  const { app, runtime } = context
  const { config, now } = runtime
  const due = await dueDeliveries(runtime, webhook._id, mostInRound)
  const rows = isAway(webhook) ? probeOf(due) : due
  const told = webhook.channel === null ? undefined : await channelMessages(context, webhook, rows)
  const bodies = told?.bodies ?? (await eventBodies(app, rows))
  const receiver = {
    url: webhook.url,
    secrets: openSecrets(config, webhook, now()),
    named: config.webhookHosts,
    headers: told?.headers,
  }
  const outcomes: Outcome[] = []
  const end = performance.now() + roundFor
  const sent = rows.filter(({ _id }) => bodies.has(_id))
  const subjects = [...groupBy(sent, ({ subject }) => subject).values()]
  const sendSubject = async (deliveries: readonly WebhookDeliveryRow[]): Promise<boolean> => {
    for (const delivery of deliveries) {
      if (performance.now() > end) return true
      const { _id } = delivery
      const url = below(webhook.url, told?.paths.get(_id))
      const body = bodies.get(_id) ?? ''
      const attempt = await callBeside({ ...receiver, url }, { id: _id, body }, now)
      outcomes.push({ delivery, attempt })
      if (!isTaken(attempt)) return false
    }
    return true
  }
  let failed = 0
  const sendSubjects = async (): Promise<void> => {
    for (let next = subjects.shift(); next; next = subjects.shift()) {
      if (!(await sendSubject(next))) failed += 1
      if (failed >= awayAfter && outcomes.every(({ attempt }) => !isTaken(attempt))) return
    }
  }
  await Promise.all(Array.from({ length: mostAtOnce }, sendSubjects))
  return outcomes
}
