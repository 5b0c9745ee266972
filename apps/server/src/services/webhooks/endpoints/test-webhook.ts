import { createHash } from 'node:crypto'
import type { TestWebhookData, WebhookAttempt } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { notFound } from '../../../table-service/get.ts'
import { webhooks } from '../../../tables/webhooks.ts'
import { callWebhook } from '../../../webhooks/call-webhook.ts'
import { openSecrets } from '../../../webhooks/webhook-secrets.ts'

/** So many tests of one address in 15 minutes. */
const mostTests = 10

/** Returns the `webhook-id` of a test: the same for a retry, by which its receiver knows it. */
const idOf = ({ webhook, idempotencyKey }: TestWebhookData): string =>
  idempotencyKey === undefined
    ? newRecordId()
    : createHash('sha256').update(`${webhook} ${idempotencyKey}`).digest('hex').slice(0, 24)

/** `create webhooks/test`: calls the address once, and says what came of it (WEBHOOK-5.2). */
export const testWebhook = async (
  { reads, database, config, now }: Runtime,
  data: TestWebhookData,
): Promise<WebhookAttempt> => {
  const { webhook: id } = data
  const [row] = await reads.select().from(webhooks).where(eq(webhooks._id, id))
  if (!row) throw notFound(id)
  await countAttempt(database, [{ name: `webhook tests of ${id}`, most: mostTests }], now())
  const body = JSON.stringify({ type: 'test', timestamp: new Date(now()).toISOString(), data: {} })
  const receiver = {
    url: row.url,
    secrets: openSecrets(config, row, now()),
    named: config.webhookHosts,
  }
  return callWebhook(receiver, { id: idOf(data), body }, now)
}
