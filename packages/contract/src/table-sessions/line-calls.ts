import { type Static, Type } from '@feathersjs/typebox'
import { Allergens } from '../fields/allergens.ts'
import { WholeGrams } from '../fields/by-weight.ts'
import { Closed } from '../fields/closed.ts'
import { LineId } from '../fields/line-id.ts'
import { Nullable } from '../fields/nullable.ts'
import { Quantity } from '../fields/quantity.ts'
import { LinePicks } from './line.ts'
import { approvalFields, reasonFields, staffCallFields } from './staff-fields.ts'

/** `create tableSessions/changeGuests`: how many guests sit at the table; what is charged for each follows (STAFF-1.4). */
export const ChangeGuestsData = Closed(
  { ...staffCallFields, capacity: Type.Integer({ minimum: 1, maximum: 999 }) },
  'ChangeGuestsData',
)
export type ChangeGuestsData = Static<typeof ChangeGuestsData>

/**
 * `create tableSessions/noteAllergies`: what guests must not eat who sit without a reservation, or say so at the table: all of
 * what staff have noted before is replaced, nothing clears it (RES-5.4). `text`: in the guests' words.
 */
export const NoteAllergiesData = Closed(
  {
    ...staffCallFields,
    allergens: Allergens,
    text: Type.Optional(Type.String({ maxLength: 500 })),
  },
  'NoteAllergiesData',
)
export type NoteAllergiesData = Static<typeof NoteAllergiesData>

/**
 * `create tableSessions/voidLines`: takes units of lines off the bill; a set goes with all that is in it. Once the kitchen may
 * have begun with one of them, a manager approves it (STAFF-1.5). `promotions`: what becomes of those that fall away by it; without,
 * it is refused as `promotionFalls` (STAFF-1.17).
 */
export const VoidLinesData = Closed(
  {
    ...staffCallFields,
    lines: Type.Array(Closed({ id: LineId, quantity: Quantity }), { minItems: 1, maxItems: 300 }),
    ...reasonFields,
    ...approvalFields,
    promotions: Type.Optional(Type.Union([Type.Literal('keep'), Type.Literal('drop')])),
  },
  'VoidLinesData',
)
export type VoidLinesData = Static<typeof VoidLinesData>

/**
 * `create tableSessions/changeLine`: changes a line that the kitchen has not begun with (STAFF-1.6). What is absent stays as it
 * is; `options` are all of its picks, `weight` that of each unit in whole grams (CAT-7.5), `customRemark: null` clears the remark.
 */
export const ChangeLineData = Closed(
  {
    ...staffCallFields,
    line: LineId,
    quantity: Type.Optional(Quantity),
    options: Type.Optional(Type.Array(LinePicks, { maxItems: 50 })),
    weight: Type.Optional(WholeGrams),
    customRemark: Type.Optional(Nullable(Type.String({ maxLength: 200 }))),
  },
  'ChangeLineData',
)
export type ChangeLineData = Static<typeof ChangeLineData>

/** `create tableSessions/fire`: sends lines on hold to the kitchen, all of the session's by default (STAFF-1.10). */
export const FireData = Closed(
  {
    ...staffCallFields,
    lines: Type.Optional(Type.Array(LineId, { minItems: 1, maxItems: 300 })),
  },
  'FireData',
)
export type FireData = Static<typeof FireData>
