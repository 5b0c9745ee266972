import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LineId } from '../fields/line-id.ts'
import { Quantity } from '../fields/quantity.ts'
import { TableSession } from './schema.ts'
import { staffCallFields } from './staff-fields.ts'

/** `create tableSessions/move`: the guests of a table move to a free one, `to` (STAFF-2.10). */
export const MoveSessionData = Closed({ ...staffCallFields, to: Id }, 'MoveSessionData')
export type MoveSessionData = Static<typeof MoveSessionData>

const { session: _session, ...ofCall } = staffCallFields

/**
 * `create tableSessions/merge`: the bill of the table `from` goes over to that of `into`, whose version is expected
 * (STAFF-2.15).
 */
export const MergeSessionsData = Closed({ ...ofCall, from: Id, into: Id }, 'MergeSessionsData')
export type MergeSessionsData = Static<typeof MergeSessionsData>
export const MergeSessionsResult = Closed({ session: TableSession }, 'MergeSessionsResult')
export type MergeSessionsResult = Static<typeof MergeSessionsResult>

/**
 * `create tableSessions/unmerge`: within 10 minutes the bill that `from` brought to `into`, whose version is expected, goes back
 * to its table (STAFF-2.20).
 */
export const UnmergeSessionsData = Closed({ ...ofCall, from: Id, into: Id }, 'UnmergeSessionsData')
export type UnmergeSessionsData = Static<typeof UnmergeSessionsData>
export const UnmergeSessionsResult = Closed(
  { session: TableSession, unmerged: TableSession },
  'UnmergeSessionsResult',
)
export type UnmergeSessionsResult = Static<typeof UnmergeSessionsResult>

/**
 * `create tableSessions/split`: units of lines go to a second bill of the same table, with `capacity` of the guests, 1 by default
 * (STAFF-2.17).
 */
export const SplitSessionData = Closed(
  {
    ...staffCallFields,
    lines: Type.Array(Closed({ id: LineId, quantity: Quantity }), { minItems: 1, maxItems: 300 }),
    capacity: Type.Optional(Type.Integer({ minimum: 1, maximum: 999 })),
  },
  'SplitSessionData',
)
export type SplitSessionData = Static<typeof SplitSessionData>
export const SplitSessionResult = Closed(
  { session: TableSession, split: TableSession },
  'SplitSessionResult',
)
export type SplitSessionResult = Static<typeof SplitSessionResult>
