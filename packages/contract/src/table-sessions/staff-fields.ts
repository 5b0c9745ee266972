import { Type } from '@feathersjs/typebox'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'

/** What every call of staff that changes a session takes. */
export const staffCallFields = {
  session: Id,
  /** The version that the caller has seen: another one is refused as `sessionChanged` (STAFF-1.1). */
  expectedVersion: Type.Optional(Type.Integer({ minimum: 0 })),
  idempotencyKey: Type.Optional(IdempotencyKey),
}

/** Why staff do it: the id of a reason of the shop, or in their own words. */
export const reasonFields = {
  reason: Type.Optional(Id),
  note: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
}

/** What `approvals/grant` returned for the call and its session. */
export const approvalFields = { approval: Type.Optional(Type.String({ maxLength: 200 })) }
