import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'

/** What a key may be for (KEY-2.1). */
export const KeyRight = OneOf(
  'readMenu',
  'readOrders',
  'placeOrders',
  'moveOrders',
  'setStock',
  'reservations',
  'reports',
)
export type KeyRight = Static<typeof KeyRight>

const Name = Type.String({ minLength: 1, maxLength: 100 })
const Rights = Type.Array(KeyRight, { minItems: 1, maxItems: 7, uniqueItems: true })

/** A key by which a program calls. Its secret is no field: it is returned once (KEY-1.1). */
export const ApiKey = Closed(
  {
    _id: Id,
    /** The shop that it is for; absent: all shops. */
    shop: Type.Optional(Id),
    name: Name,
    rights: Rights,
    /** How its secret begins, to recognise it by. */
    begins: Type.String(),
    /** The owner who made it: it never does what they may not (KEY-2.3). */
    maker: Id,
    createTime: Instant,
    /** Absent: until somebody ends it. */
    expires: Type.Optional(Instant),
    /** Up to a minute old. */
    lastUsed: Type.Optional(Instant),
    /** Until when the secret before is valid too (KEY-1.4). */
    overlapUntil: Type.Optional(Instant),
    /** When somebody ended it. It stays listed, so that the history can name it. */
    endTime: Type.Optional(Instant),
  },
  'ApiKey',
)
export type ApiKey = Static<typeof ApiKey>

/** `create apiKeys/make`: an owner makes a key of a shop, or of all. */
export const MakeApiKeyData = Closed(
  {
    shop: Type.Optional(Id),
    name: Name,
    rights: Rights,
    expires: Type.Optional(Instant),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'MakeApiKeyData',
)
export type MakeApiKeyData = Static<typeof MakeApiKeyData>

/** `create apiKeys/rotate`: gives a key a new secret. The secret before stays valid for so many hours; 24 if absent. */
export const RotateApiKeyData = Closed(
  {
    key: Id,
    overlapHours: Type.Optional(Type.Integer({ minimum: 0, maximum: 720 })),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'RotateApiKeyData',
)
export type RotateApiKeyData = Static<typeof RotateApiKeyData>

/** `create apiKeys/end`: its secrets are refused at once. */
export const EndApiKeyData = Closed({ key: Id }, 'EndApiKeyData')
export type EndApiKeyData = Static<typeof EndApiKeyData>

/** The secret is in no other response but those of retries, and not stored: a key whose secret is lost is rotated. */
export const IssuedApiKey = Closed({ key: ApiKey, secret: Type.String() }, 'IssuedApiKey')
export type IssuedApiKey = Static<typeof IssuedApiKey>
