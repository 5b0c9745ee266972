import type { ImportMembersData, ImportProblem, MembersImport } from '@comanda/contract'
import {
  importMembers,
  type MemberChange,
  type MemberColumn,
  type MemberImport,
  type MemberRow,
} from '@comanda/shop-rules/member-import'
import { fromCents, toCents } from '@comanda/engine/money'
import { normalizeMemberNumber, phoneSpellings } from '@comanda/shop-rules/contact'
import { inArray, or, type SQL, sql } from 'drizzle-orm'
import { plainPhone } from '../../../authentication/accounts.ts'
import { type Contact, isSamePerson } from '../../../authentication/own-account.ts'
import type { Database } from '../../../database/connect.ts'
import { payloadHash } from '../../../idempotency/payload-hash.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { users } from '../../../tables/users.ts'
import { type ImportPlace, importPlace } from './import-place.ts'
import { importedMembers, memberStandings } from './imported-members.ts'

/** What rows change of the members, and what callers learn of it. */
export interface ReadMembers {
  readonly place: ImportPlace
  readonly changes: readonly MemberChange[]
  readonly result: MembersImport
}

const cellsOf = (rows: readonly MemberRow[], column: MemberColumn): readonly string[] =>
  rows.flatMap(({ cells }) => cells[column] || [])

/** Accounts that rows could name. */
const namedBy = (rows: readonly MemberRow[]): SQL | undefined => {
  const phones = cellsOf(rows, 'phone').flatMap((phone) => phoneSpellings(phone))
  const emails = cellsOf(rows, 'email').map((email) => email.toLowerCase())
  return or(
    inArray(sql`lower(${users.email})`, [...new Set(emails)]),
    inArray(plainPhone, [...new Set(phones)]),
    inArray(users.memberNumber, [
      ...new Set(cellsOf(rows, 'number').map((number) => normalizeMemberNumber(number))),
    ]),
  )
}

/** Whether a change gives something. */
const gives = ({ level, ranks, points, balance }: MemberChange): boolean =>
  level !== undefined ||
  ranks !== undefined ||
  [points, balance].some((one) => one !== undefined && one.to > one.from)

/** Returns a problem for each row that gives something to the account of its importer (MEM-7.1). */
const ownProblems = (
  { changes }: MemberImport,
  caller: Contact & { readonly _id: string },
  contactOf: (member: string | undefined) => Contact | undefined,
): readonly ImportProblem[] =>
  changes
    .filter((change) => gives(change))
    .flatMap(({ row, member, profile }) => {
      const known = contactOf(member)
      const isOwn =
        member === caller._id ||
        isSamePerson(caller, profile) ||
        (known !== undefined && isSamePerson(caller, known))
      return isOwn ? [{ row, code: 'ownAccount', text: profile.email ?? known?.email ?? '' }] : []
    })

const sumOf = (
  changes: readonly MemberChange[],
  of: 'points' | 'balance',
  units: (amount: number) => number,
): number =>
  changes.reduce((sum, change) => {
    const { from, to } = change[of] ?? { from: 0, to: 0 }
    return sum + units(to) - units(from)
  }, 0)

const whole = (amount: number): number => amount

/** Reads what rows change of the members, in the transaction that may write it. */
export const readMembers = async (
  transaction: Database,
  { shop, rows }: Pick<ImportMembersData, 'shop' | 'rows'>,
  { caller, now }: { readonly caller: Contact & { readonly _id: string }; readonly now: Date },
): Promise<ReadMembers> => {
  const of: readonly MemberRow[] = rows
  const place = await importPlace(transaction, shop)
  const book = {
    ...(await memberStandings(transaction)),
    members: await importedMembers(transaction, { place, now }, namedBy(of)),
  }
  const found = importMembers(of, book)
  const byId = new Map(book.members.map((member) => [member._id, member]))
  const own = ownProblems(found, caller, (member) => byId.get(member ?? ''))
  const problems = [...found.problems.map((one) => withoutNulls(one)), ...own].toSorted(
    (one, other) => one.row - other.row,
  )
  const changes = problems.length > 0 ? [] : found.changes
  const added = changes.filter(({ member }) => member === undefined).length
  return {
    place,
    changes,
    result: {
      added,
      changed: changes.length - added,
      unchanged: problems.length > 0 ? 0 : rows.length - changes.length,
      points: sumOf(changes, 'points', whole),
      balance: fromCents(sumOf(changes, 'balance', toCents)),
      problems,
      revision: payloadHash(changes),
    },
  }
}
