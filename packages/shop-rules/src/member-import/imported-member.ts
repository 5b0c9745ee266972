import type { Id, LocalizedText } from '@comanda/engine/catalog'
import type { SheetProblem } from '../sheets/sheet.ts'
import type { MemberColumn } from './member-columns.ts'

/** A level or a rank that a member has; `until` is its last day by the shop's clock. */
export interface MemberStanding {
  readonly _id: Id
  readonly until?: string | undefined
}

/** What a file can say of a person. */
export interface MemberProfile {
  /** That of the card, as `normalizeMemberNumber` writes it. */
  readonly memberNumber?: string | undefined
  readonly name?: string | undefined
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly dob?: string | undefined
  readonly locale?: 'en' | 'zh-hk' | 'zh-cn' | undefined
}

/** A member with what a file can change: points, and the balance in units of the shop's currency. */
export interface ImportedMember extends MemberProfile {
  readonly _id: Id
  readonly memberNumber: string
  readonly level?: MemberStanding | undefined
  readonly ranks: readonly MemberStanding[]
  readonly points: number
  readonly balance: number
  /** Whether the profile is the member's own to change: they have signed in. */
  readonly hasSignedIn: boolean
}

interface Named {
  readonly _id: Id
  readonly name: LocalizedText
}

/** The levels and ranks that there are. */
export interface MemberStandings {
  readonly levels: readonly Named[]
  readonly ranks: readonly Named[]
}

/** Members that a file may name, with the levels and ranks that there are. */
export interface MemberBook extends MemberStandings {
  readonly members: readonly ImportedMember[]
}

/** A row of a file, from line 1, with its cells by column. */
export interface MemberRow {
  readonly row: number
  readonly cells: Readonly<Partial<Record<MemberColumn, string>>>
}

/** Points or a balance before and after. */
export interface AmountChange {
  readonly from: number
  readonly to: number
}

/** What a row changes of a member, or the member that it adds. */
export interface MemberChange {
  readonly row: number
  /** Absent if the member is new. */
  readonly member?: Id | undefined
  readonly profile: MemberProfile
  readonly level?: MemberStanding | undefined
  /** All ranks that they have afterwards. */
  readonly ranks?: readonly MemberStanding[] | undefined
  readonly points?: AmountChange | undefined
  readonly balance?: AmountChange | undefined
}

export type MemberProblem = Omit<SheetProblem, 'column'> & {
  readonly column?: MemberColumn | undefined
}

/** The changes of a file, a row each, none for a row that changes nothing; none at all if there are problems. */
export interface MemberImport {
  readonly changes: readonly MemberChange[]
  readonly problems: readonly MemberProblem[]
}
