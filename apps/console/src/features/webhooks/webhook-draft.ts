import type { Webhook, WebhookData, WebhookEvent, WebhookPatch } from '@comanda/contract'
import { flag, requiredText, some, someOrAll, written } from '../../forms/draft-fields.ts'
import { newSecret } from '../../forms/new-secret.ts'
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts'

export const webhook = recordDraft<Webhook, WebhookData, WebhookPatch>()({
  name: requiredText,
  url: requiredText,
  shops: someOrAll(),
  events: some<WebhookEvent>(['order.placed', 'order.status', 'order.cancelled']),
  isOff: flag,
  secret: written,
})
export type WebhookDraft = DraftOf<typeof webhook>

/** `record` is undefined for a new one, whose secret is made here, so that it is known. */
export const enteredWebhook = (record: Webhook | undefined): WebhookDraft =>
  record ? webhook.draftOf(record) : webhook.blank({ secret: newSecret() })
