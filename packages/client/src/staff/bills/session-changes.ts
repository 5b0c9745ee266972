import type {
  AdjustLineData,
  ChangeLineData,
  CloseSessionData,
  DiscountData,
  NoteAllergiesData,
  ReopenSessionData,
  SplitSessionData,
  TableSession,
  VoidLinesData,
} from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'

/** What each call that changes a session sends. */
export interface CallFields {
  readonly session: string
  readonly expectedVersion: number
  readonly idempotencyKey: string
}

/** Changes a session by a call: the same content is the same call until its outcome is known. */
export type Change = (
  content: unknown,
  call: (fields: CallFields) => Promise<TableSession>,
) => Promise<void>

export type CloseRequest = Omit<CloseSessionData, keyof CallFields>
export type VoidRequest = Omit<VoidLinesData, keyof CallFields>
export type ReopenRequest = Omit<ReopenSessionData, keyof CallFields>
export type ChangeLineRequest = Omit<ChangeLineData, keyof CallFields>
export type AdjustLineRequest = Omit<AdjustLineData, keyof CallFields>
export type DiscountRequest = Omit<DiscountData, keyof CallFields>
export type NotedAllergy = Omit<NoteAllergiesData, keyof CallFields>
export type SplitRequest = Omit<SplitSessionData, keyof CallFields>

/** The calls by which staff change a session. */
export interface SessionChanges {
  /** Ends the session, which frees its table. */
  readonly close: (request: CloseRequest) => Promise<void>
  readonly reopen: (request: ReopenRequest) => Promise<void>
  /** Takes units of lines off the bill. */
  readonly voidLines: (request: VoidRequest) => Promise<void>
  readonly changeGuests: (capacity: number) => Promise<void>
  /** Notes what the guests must not eat, instead of what was noted before (RES-5.4). */
  readonly noteAllergies: (allergy: NotedAllergy) => Promise<void>
  /** Sends what is on hold to the kitchen, these lines of it or all. */
  readonly fire: (lines?: readonly string[]) => Promise<void>
  /** Moves the guests to a free table. */
  readonly move: (to: string) => Promise<void>
  /** Changes a dish that the kitchen has not begun with. */
  readonly changeLine: (request: ChangeLineRequest) => Promise<void>
  /** Changes the price of a dish. */
  readonly adjustLine: (request: AdjustLineRequest) => Promise<void>
  /** Gives a discount on the bill, or clears it. */
  readonly discount: (request: DiscountRequest) => Promise<void>
  /** Brings the bill of another table to this one. */
  readonly merge: (from: string) => Promise<void>
  /** Lets the bill that was brought here go back to its table. */
  readonly unmerge: (from: string) => Promise<void>
  /** Writes dishes to a second bill of the table. Returns its id. */
  readonly split: (request: SplitRequest) => Promise<string>
}

export const sessionChanges = (
  { service }: Pick<Connection, 'service'>,
  change: Change,
): SessionChanges => ({
  close: (request) =>
    change({ close: request }, (fields) =>
      service('tableSessions/close').create({ ...request, ...fields }),
    ),
  reopen: (request) =>
    change({ reopen: request }, (fields) =>
      service('tableSessions/reopen').create({ ...request, ...fields }),
    ),
  voidLines: (request) =>
    change({ voidLines: request }, (fields) =>
      service('tableSessions/voidLines').create({ ...request, ...fields }),
    ),
  changeGuests: (capacity) =>
    change({ changeGuests: capacity }, (fields) =>
      service('tableSessions/changeGuests').create({ capacity, ...fields }),
    ),
  noteAllergies: (allergy) =>
    change({ noteAllergies: allergy }, (fields) =>
      service('tableSessions/noteAllergies').create({ ...allergy, ...fields }),
    ),
  fire: (lines) =>
    change({ fire: lines ?? true }, (fields) =>
      service('tableSessions/fire').create({ ...(lines ? { lines: [...lines] } : {}), ...fields }),
    ),
  move: (to) =>
    change({ move: to }, (fields) => service('tableSessions/move').create({ to, ...fields })),
  changeLine: (request) =>
    change({ changeLine: request }, (fields) =>
      service('tableSessions/changeLine').create({ ...request, ...fields }),
    ),
  adjustLine: (request) =>
    change({ adjustLine: request }, (fields) =>
      service('tableSessions/adjustLine').create({ ...request, ...fields }),
    ),
  discount: (request) =>
    change({ discount: request }, (fields) =>
      service('tableSessions/discount').create({ ...request, ...fields }),
    ),
  merge: (from) =>
    change({ merge: from }, async ({ session: into, ...fields }) => {
      const { session } = await service('tableSessions/merge').create({ from, into, ...fields })
      return session
    }),
  unmerge: (from) =>
    change({ unmerge: from }, async ({ session: into, ...fields }) => {
      const { session } = await service('tableSessions/unmerge').create({ from, into, ...fields })
      return session
    }),
  split: async (request) => {
    let made = ''
    await change({ split: request }, async (fields) => {
      const result = await service('tableSessions/split').create({ ...request, ...fields })
      made = result.split._id
      return result.session
    })
    return made
  },
})
