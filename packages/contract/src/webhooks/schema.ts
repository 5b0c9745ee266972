import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { Instant } from '../fields/time.ts'
import { webhookEvents } from './events.ts'

const Name = Type.String({ minLength: 1, maxLength: 100 })
/** Without a user, a password or a fragment; the server checks which hosts it may reach (WEBHOOK-4). */
const Url = Type.String({ pattern: '^https?://[^\\s@#]+$', maxLength: 500 })
const Shops = Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true })
const Events = Type.Array(Type.Enum(Object.fromEntries(webhookEvents.map((one) => [one, one]))), {
  minItems: 1,
  maxItems: webhookEvents.length,
  uniqueItems: true,
})
/** `whsec_` and 24 to 64 random bytes in base64. */
const Secret = Type.String({ pattern: '^whsec_[A-Za-z0-9+/]{32,86}={0,2}$' })

const fields = {
  name: Name,
  url: Url,
  /** Absent: of all shops. */
  shops: Type.Optional(Shops),
  events: Events,
  /** Nothing is sent, and nothing that happens in the meantime is sent later. */
  isOff: Type.Optional(Type.Boolean()),
  /** It hears in the words of this channel, and of its orders alone (CHANNEL-4.1). */
  channel: Type.Optional(Id),
}

/** An address that hears what happens in shops (WEBHOOK-1). Its secret is written and never read. */
export const Webhook = Closed(
  {
    _id: Id,
    ...fields,
    secret: Closed({
      ends: Type.String(),
      since: Instant,
      by: Type.Optional(Id),
      /** Until when the one before signs as well (WEBHOOK-2.3). */
      previousUntil: Type.Optional(Instant),
    }),
    /** Since when every attempt has failed. */
    failingSince: Type.Optional(Instant),
    /** Since when it rests: it was not reached for a day, or said that it is gone (WEBHOOK-3.4). */
    restingSince: Type.Optional(Instant),
    /** When it last took something. */
    lastTime: Type.Optional(Instant),
  },
  'Webhook',
)
export type Webhook = Static<typeof Webhook>

/** Under an `_id` chosen before, a repeated call stores it once. */
export const WebhookData = Closed(
  { _id: Type.Optional(Id), ...fields, secret: Secret },
  'WebhookData',
)
export type WebhookData = Static<typeof WebhookData>

export const WebhookPatch = Closed(
  {
    name: Type.Optional(Name),
    url: Type.Optional(Url),
    shops: Type.Optional(Type.Union([Shops, Type.Null()])),
    events: Type.Optional(Events),
    isOff: Type.Optional(Type.Boolean()),
    secret: Type.Optional(Secret),
  },
  'WebhookPatch',
)
export type WebhookPatch = Static<typeof WebhookPatch>

/** What came of one call of an address. Without a `status` there was no response. */
export const WebhookAttempt = Closed({
  time: Instant,
  ms: Type.Integer({ minimum: 0 }),
  status: Type.Optional(Type.Integer()),
  /** What went wrong, in a word or two of the system: `ECONNREFUSED`, `timeout`, `address refused`. */
  problem: Type.Optional(Type.String()),
  /** How the response begins, at most 200 characters; only of a failure. */
  said: Type.Optional(Type.String()),
})
export type WebhookAttempt = Static<typeof WebhookAttempt>

/** `create webhooks/test`: calls the address once with an event of type `test`, a retry under the same `webhook-id` (WEBHOOK-5.2). */
export const TestWebhookData = Closed(
  { webhook: Id, idempotencyKey: Type.Optional(IdempotencyKey) },
  'TestWebhookData',
)
export type TestWebhookData = Static<typeof TestWebhookData>

/** `create webhooks/resume`: ends the rest of an address, and sends it what waits and what was given up (WEBHOOK-3.5). */
export const ResumeWebhookData = Closed({ webhook: Id }, 'ResumeWebhookData')
export type ResumeWebhookData = Static<typeof ResumeWebhookData>
