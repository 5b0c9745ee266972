import type { MemberColumn } from '@comanda/shop-rules/member-import'
import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { ImportProblem } from '../menus/import.ts'

/** The most rows of a call: a file of more is sent in parts. */
export const mostMemberRows = 200

const Cell = Type.Optional(Type.String({ maxLength: 400 }))
const MemberCells = Closed({
  number: Cell,
  name: Cell,
  firstName: Cell,
  lastName: Cell,
  email: Cell,
  phone: Cell,
  birthday: Cell,
  language: Cell,
  level: Cell,
  ranks: Cell,
  points: Cell,
  balance: Cell,
} satisfies Record<MemberColumn, typeof Cell>)

const part = {
  /** Balances are in its currency, days are by its clock. */
  shop: Id,
  rows: Type.Array(Closed({ row: Type.Integer({ minimum: 1 }), cells: MemberCells }), {
    minItems: 1,
    maxItems: mostMemberRows,
  }),
}

/** `create users/members/import`: what rows of a file would change of the members (IMPORT-6.4). Writes nothing. */
export const ImportMembersData = Closed(part, 'ImportMembersData')
export type ImportMembersData = Static<typeof ImportMembersData>

/** `create users/members/apply`: adds and changes the members of rows, all of them or none (IMPORT-6.4). */
export const ApplyMembersData = Closed(
  {
    ...part,
    /** Members read it beside the points and the balance that they get. */
    note: Type.String({ minLength: 1, maxLength: 200 }),
    /** That of the result that was looked at: if the rows would change something else by now, nothing is changed. */
    revision: Type.Optional(Type.String({ maxLength: 100 })),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'ApplyMembersData',
)
export type ApplyMembersData = Static<typeof ApplyMembersData>

/** What rows change: all 0 if there are problems. */
export const MembersImport = Closed(
  {
    added: Type.Integer({ minimum: 0 }),
    changed: Type.Integer({ minimum: 0 }),
    unchanged: Type.Integer({ minimum: 0 }),
    /** The points that are given, less those that are taken. */
    points: Type.Integer(),
    /** As `points`, in currency units. */
    balance: Type.Number(),
    problems: Type.Array(ImportProblem, { maxItems: 4000 }),
    revision: Type.String(),
  },
  'MembersImport',
)
export type MembersImport = Static<typeof MembersImport>
