import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'

/**
 * A code of a table (SESS-9). Its `_id` is random and gives access to the table. Fixed: printed. Scanned: what a diner
 * gets for a fixed code. Shown: made by staff or a screen. `session` is the only one that it enters.
 */
export const TableCode = Closed(
  {
    _id: Id,
    shop: Id,
    table: Id,
    kind: OneOf('fixed', 'scanned', 'shown'),
    session: Type.Optional(Id),
    validFrom: Instant,
    validUntil: Type.Optional(Instant),
  },
  'TableCode',
)
export type TableCode = Static<typeof TableCode>

/** `create tableCodes/scan`: a diner has opened the link of a code. */
export const ScanTableCodeData = Closed({ shop: Id, code: Id }, 'ScanTableCodeData')
export type ScanTableCodeData = Static<typeof ScanTableCodeData>

/** A code that enters the table until `validUntil`; both times are the server's. */
export const ShortLivedCode = Closed({ code: Id, validFrom: Instant, validUntil: Instant })
export type ShortLivedCode = Static<typeof ShortLivedCode>

/** `create tableCodes/show`: a code for the diners of a table, valid for 10 minutes unless `minutes` says otherwise. */
export const ShowTableCodeData = Closed(
  {
    shop: Id,
    table: Id,
    minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 240 })),
  },
  'ShowTableCodeData',
)
export type ShowTableCodeData = Static<typeof ShowTableCodeData>

/** `create tableCodes/renew`: replaces the printed code of a table; all of its codes end. */
export const RenewTableCodeData = Closed(
  { shop: Id, table: Id, idempotencyKey: Type.Optional(IdempotencyKey) },
  'RenewTableCodeData',
)
export type RenewTableCodeData = Static<typeof RenewTableCodeData>
export const RenewTableCodeResult = Closed({ code: Id })
export type RenewTableCodeResult = Static<typeof RenewTableCodeResult>
