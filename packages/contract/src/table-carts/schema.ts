import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LineId } from '../fields/line-id.ts'
import { Nullable } from '../fields/nullable.ts'
import { OneOf } from '../fields/one-of.ts'
import { Quantity } from '../fields/quantity.ts'
import { TableGuest } from '../table-guests/schema.ts'

const Word = Type.String({ maxLength: 200 })
const Seq = Type.Integer({ minimum: 0, maximum: 10_000 })

/** A line as a guest chooses it: the choices, without prices. A set child names its parent by `fromProduct`. */
const lineFields = {
  id: LineId,
  product: Id,
  quantity: Quantity,
  options: Type.Optional(
    Type.Array(
      Closed({
        option: Id,
        selections: Type.Array(Closed({ _id: Id, quantity: Quantity }), { maxItems: 100 }),
      }),
      { maxItems: 50 },
    ),
  ),
  section: Type.Optional(Id),
  customRemark: Type.Optional(Word),
  takeAway: Type.Optional(Type.Boolean()),
  quantityRatio: Type.Optional(Quantity),
  fromProduct: Type.Optional(LineId),
  fromOption: Type.Optional(Id),
  fromOptionSeq: Type.Optional(Seq),
  fromChoice: Type.Optional(Id),
  fromChoiceSeq: Type.Optional(Seq),
  fromSelection: Type.Optional(LineId),
  /** `skip`: no set is made of it (MERGE-1.10). */
  mergeStatus: Type.Optional(OneOf('merged', 'mergedFrom', 'skip')),
}

/** A line of a dish as a phone sends it. */
export const TableDishLine = Closed(lineFields, 'TableDishLine')
export type TableDishLine = Static<typeof TableDishLine>

const cartLineFields = { ...lineFields, chairId: Type.Optional(Type.String({ maxLength: 40 })) }

/** A line of a shared cart; `chairId` is its guest's seat, absent: it is for all (TABLE-2.2). */
export const TableCartLine = Closed(
  {
    ...cartLineFields,
    /** The lines, with their quantities, that a set took by auto-merge, to restore them. */
    mergeSource: Type.Optional(Type.Array(Closed(cartLineFields), { maxItems: 300 })),
  },
  'TableCartLine',
)
export type TableCartLine = Static<typeof TableCartLine>

/** A dish in a shared cart: its line first, then those of its set. */
export const TableDish = Closed(
  {
    /** The id of its first line. */
    id: LineId,
    /** Whose it is; `null`: for all. */
    guest: Nullable(Id),
    /** Raised by a change of what it is, not of its quantity. */
    revision: Type.Integer({ minimum: 0 }),
    /** Dishes stand in the order of these. */
    position: Type.Integer({ minimum: 0 }),
    /** Who changed it last. */
    by: Id,
    lines: Type.Array(TableCartLine, { minItems: 1, maxItems: 100 }),
  },
  'TableDish',
)
export type TableDish = Static<typeof TableDish>

/** The shared cart of a table. `_id` is the session's. */
export const TableCart = Closed(
  {
    _id: Id,
    /** Raised by each change. */
    version: Type.Integer({ minimum: 0 }),
    dishes: Type.Array(TableDish),
    guests: Type.Array(TableGuest),
  },
  'TableCart',
)
export type TableCart = Static<typeof TableCart>

/**
 * What has changed between two versions of a shared cart: the dishes as they are now, and those that are gone. A phone whose
 * version is not `from` subscribes again.
 */
export const TableCartChange = Closed(
  {
    _id: Id,
    shop: Id,
    from: Type.Integer({ minimum: 0 }),
    version: Type.Integer({ minimum: 0 }),
    dishes: Type.Array(TableDish),
    gone: Type.Array(
      Closed({
        id: LineId,
        /** Who removed it, or ordered it. */
        by: Type.Optional(Id),
        /** The number of the order that it went into. */
        order: Type.Optional(Type.String()),
        /** The dish that took it, if it became a part of one. */
        into: Type.Optional(LineId),
      }),
    ),
  },
  'TableCartChange',
)
export type TableCartChange = Static<typeof TableCartChange>
