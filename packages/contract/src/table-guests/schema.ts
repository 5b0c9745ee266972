import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'
import { RestoreKey } from '../fields/restore-key.ts'
import { Instant } from '../fields/time.ts'

/** Whether a guest of a table has been let in (TABLE-1.2). */
export const TableGuestStatus = OneOf('waiting', 'admitted', 'declined', 'left')
export type TableGuestStatus = Static<typeof TableGuestStatus>

/** By which guests recognise each other; each once at a table (TABLE-1.4). */
export const tableAnimals = [
  'fox',
  'owl',
  'bear',
  'cat',
  'frog',
  'lion',
  'panda',
  'rabbit',
  'koala',
  'tiger',
  'penguin',
  'turtle',
  'whale',
  'horse',
  'mouse',
  'duck',
  'sheep',
  'snail',
  'bee',
  'otter',
] as const
export const TableAnimal = OneOf(...tableAnimals)
export type TableAnimal = Static<typeof TableAnimal>

export const GuestName = Type.String({ minLength: 1, maxLength: 30 })

/** A random key that a phone makes for a table: who has it is that guest. */
export const GuestKey = RestoreKey

const guestFields = {
  _id: Id,
  shop: Id,
  status: TableGuestStatus,
  /** Their seat: the `chairId` of their lines. It stays when names are dropped (TABLE-5.2). */
  seat: Type.String({ maxLength: 40 }),
  animal: TableAnimal,
  /** Which of eight colours. */
  colour: Type.Integer({ minimum: 0, maximum: 7 }),
  name: Type.Optional(GuestName),
  isHost: Type.Boolean(),
  /** Has chosen; it ends with an order of theirs (TABLE-3.5). */
  isReady: Type.Boolean(),
  joinTime: Instant,
  /** When their phone was last heard of; those of the last two minutes are present (TABLE-1.6). */
  seenTime: Instant,
  version: Type.Integer({ minimum: 0 }),
}

/**
 * A guest at a table with a shared cart, as the others and staff see them: nothing of a member is in it. A guest who is not
 * admitted reads their own without `session` and `table`.
 */
export const TableGuest = Closed(
  {
    ...guestFields,
    session: Type.Optional(Id),
    /** The label of the table. */
    table: Type.Optional(Type.String()),
  },
  'TableGuest',
)
export type TableGuest = Static<typeof TableGuest>
