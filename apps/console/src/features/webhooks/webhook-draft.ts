import { newRecordId } from '@comanda/client/staff'
import type { Webhook, WebhookData, WebhookEvent, WebhookPatch } from '@comanda/contract'

/** A webhook as it is entered. Without a secret the stored one stays. */
export interface WebhookDraft {
  readonly _id: string
  readonly name: string
  readonly url: string
  /** Undefined: all. */
  readonly shops: readonly string[] | undefined
  readonly events: readonly WebhookEvent[]
  readonly isOff: boolean
  readonly secret: string | undefined
}

/** Returns a new secret of 32 random bytes (WEBHOOK-2.3). */
export const newSecret = (): string =>
  `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))}`

/** Returns an empty webhook. Its id and secret are chosen here, so that it is stored once and its secret is known. */
export const newDraft = (): WebhookDraft => ({
  _id: newRecordId(),
  name: '',
  url: '',
  shops: undefined,
  events: ['order.placed', 'order.status', 'order.cancelled'],
  isOff: false,
  secret: newSecret(),
})

export const draftOf = ({
  _id,
  name,
  url,
  shops,
  events,
  isOff = false,
}: Webhook): WebhookDraft => ({
  _id,
  name,
  url,
  shops,
  events,
  isOff,
  secret: undefined,
})

const common = ({ name, url, events, isOff }: WebhookDraft) => ({
  name: name.trim(),
  url: url.trim(),
  events: [...events],
  isOff,
})

export const createData = (draft: WebhookDraft): WebhookData => ({
  _id: draft._id,
  ...common(draft),
  ...(draft.shops === undefined ? {} : { shops: [...draft.shops] }),
  secret: draft.secret ?? newSecret(),
})

export const patchData = (draft: WebhookDraft): WebhookPatch => ({
  ...common(draft),
  shops: draft.shops === undefined ? null : [...draft.shops],
  ...(draft.secret === undefined ? {} : { secret: draft.secret }),
})
