import { type Static, type TSchema, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LineId } from '../fields/line-id.ts'
import { Nullable } from '../fields/nullable.ts'
import { OneOf } from '../fields/one-of.ts'
import { Quantity } from '../fields/quantity.ts'
import { GuestKey } from '../table-guests/schema.ts'
import { TableDishLine } from './schema.ts'

/** `create tableCarts/subscribe`: reads the cart and its guests, and receives what changes; sent on every connect and after a gap. */
export const SubscribeTableCartData = Closed(
  { session: Id, guestKey: GuestKey },
  'SubscribeTableCartData',
)
export type SubscribeTableCartData = Static<typeof SubscribeTableCartData>

const Lines = Type.Array(TableDishLine, { minItems: 1, maxItems: 100 })
const Revision = Type.Integer({ minimum: 0 })

const actionOf = <T extends string, F extends Readonly<Record<string, TSchema>>>(
  type: T,
  fields: F,
) => Closed({ id: LineId, type: Type.Literal(type), ...fields })

/**
 * An edit of a shared cart (TABLE-2). `id` is made by the phone: the same action is done once, however often it is sent.
 *
 * - `add`: a dish, its line first; `line` in the result is the dish with it, which may be one that was there
 * - `replace`: what the dish is, if it still is of `revision`; its quantity stays as it is
 * - `quantity`: adds to it, or takes from it; at 0 the dish goes
 * - `assign`: to a seat, or `null` for all
 * - `split`: so many units become a dish of their own
 * - `undoMerge`: restores what auto-merge put together
 */
export const TableCartAction = Type.Union([
  actionOf('add', { lines: Lines, forAll: Type.Optional(Type.Boolean()) }),
  actionOf('replace', { line: LineId, revision: Revision, lines: Lines }),
  actionOf('quantity', { line: LineId, by: Type.Integer({ minimum: -9999, maximum: 9999 }) }),
  actionOf('remove', { line: LineId }),
  actionOf('assign', { line: LineId, seat: Nullable(Type.String({ maxLength: 40 })) }),
  actionOf('split', { line: LineId, quantity: Quantity }),
  actionOf('undoMerge', { line: LineId }),
])
export type TableCartAction = Static<typeof TableCartAction>

/** Why an action changed nothing. */
export const tableActionErrors = [
  'lineGone',
  'lineChanged',
  'lineOrdered',
  'lineNotYours',
  'lineInvalid',
  'cartFull',
] as const
export const TableActionError = OneOf(...tableActionErrors)
export type TableActionError = Static<typeof TableActionError>

/** What an action did. */
export const TableActionResult = Closed(
  {
    id: LineId,
    /** The dish that it is about now. */
    line: Type.Optional(LineId),
    revision: Type.Optional(Revision),
    error: Type.Optional(TableActionError),
    /** Which field of the line is invalid, and why. */
    field: Type.Optional(Type.String()),
    message: Type.Optional(Type.String()),
    /** Who removed or changed it before. */
    by: Type.Optional(Id),
    /** The number of the order that has it. */
    order: Type.Optional(Type.String()),
  },
  'TableActionResult',
)
export type TableActionResult = Static<typeof TableActionResult>

/** `create tableCarts/edit`: actions in turn, each done or refused by itself. */
export const EditTableCartData = Closed(
  {
    session: Id,
    guestKey: GuestKey,
    actions: Type.Array(TableCartAction, { minItems: 1, maxItems: 50 }),
  },
  'EditTableCartData',
)
export type EditTableCartData = Static<typeof EditTableCartData>
export const EditTableCartResult = Closed(
  { version: Type.Integer({ minimum: 0 }), results: Type.Array(TableActionResult) },
  'EditTableCartResult',
)
export type EditTableCartResult = Static<typeof EditTableCartResult>
