import type { WebhookData, WebhookPatch } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { refused } from '../../../errors/refusal.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import { paymentKeys } from '../../../payments/accounts/payment-keys.ts'
import { refuseDemo } from '../../../policies/demo-accounts.ts'
import type { CallContext, NextCall } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { notFound } from '../../../table-service/get.ts'
import { webhooks } from '../../../tables/webhooks.ts'
import { hostOf, isHostInside, isNamed, urlRefusal } from '../../../webhooks/reachable.ts'
import { sealedSecret } from '../../../webhooks/webhook-secrets.ts'

/** Refuses an address that may not be called (WEBHOOK-4.1). An account of the demo may call hosts that the operator has named. */
const checkUrl = async (
  { config }: Runtime,
  { params }: CallContext,
  text: string,
): Promise<void> => {
  const refusal = urlRefusal(text, config.webhookHosts)
  const isKnown = refusal === undefined && isNamed(new URL(text), config.webhookHosts)
  if (!isKnown) refuseDemo(params.user)
  if (refusal === undefined && (isKnown || !(await isHostInside(hostOf(new URL(text)))))) return
  throw refused({
    kind: 'BadRequest',
    code: 'dataInvalid',
    message: 'This address may not be called: it must be https and of the public network.',
    field: 'url',
  })
}

/** Checks the address of a new webhook, and encrypts its secret. */
export const storeNew =
  (runtime: Runtime) =>
  async (context: CallContext, next: NextCall): Promise<void> => {
    const { secret, _id = newRecordId(), ...data } = context.data as WebhookData
    await checkUrl(runtime, context, data.url)
    const [now, by] = [runtime.now(), context.params.user?._id]
    const sealed = sealedSecret(paymentKeys(runtime.config), _id, secret, { now, by })
    context.data = { ...data, _id, ...sealed }
    await next()
  }

/** Checks a changed address, which begins without the failures of the one before, and encrypts a changed secret. */
export const storeChanged =
  (runtime: Runtime) =>
  async (context: CallContext, next: NextCall): Promise<void> => {
    const { secret, ...data } = context.data as WebhookPatch
    const id = String(context.id)
    const database = context.params.transaction ?? runtime.database
    const [row] = await database.select().from(webhooks).where(eq(webhooks._id, id))
    if (!row) throw notFound(id)
    if (data.url !== undefined) await checkUrl(runtime, context, data.url)
    const [now, by] = [runtime.now(), context.params.user?._id]
    const keys = paymentKeys(runtime.config)
    const sealed =
      secret === undefined ? {} : sealedSecret(keys, id, secret, { now, by, before: row })
    const isElsewhere = data.url !== undefined && data.url !== row.url
    const anew = isElsewhere ? { failures: 0, failingSince: null, restingSince: null } : {}
    context.data = { ...data, ...sealed, ...anew }
    await next()
  }
