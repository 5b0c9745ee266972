import { emailError } from '../contact/email.ts'
import { normalizeMemberNumber } from '../contact/member-number.ts'
import { phoneSpellings } from '../contact/phone-spellings.ts'
import { normalizePhone, phoneError, phoneText } from '../contact/phone.ts'
import { sheetPrice } from '../sheets/sheet-price.ts'
import type { SheetProblemCode } from '../sheets/sheet.ts'
import type {
  ImportedMember,
  MemberChange,
  MemberProblem,
  MemberProfile,
  MemberRow,
  MemberStanding,
  MemberStandings,
} from './imported-member.ts'
import { memberCells } from './member-cells.ts'
import type { MemberColumn } from './member-columns.ts'
import { sheetDay } from './sheet-day.ts'
import { readStandings } from './standing-cell.ts'

const mostPoints = 1_000_000
/** The longest member number, in characters. */
const longestNumber = 20
const languages: Readonly<Record<string, MemberProfile['locale']>> = {
  en: 'en',
  'en-us': 'en',
  'en-gb': 'en',
  english: 'en',
  'zh-hk': 'zh-hk',
  'zh-tw': 'zh-hk',
  'zh-hant': 'zh-hk',
  繁體中文: 'zh-hk',
  'zh-cn': 'zh-cn',
  'zh-hans': 'zh-cn',
  简体中文: 'zh-cn',
}

type Read<V> = { readonly value: V } | { readonly problem: SheetProblemCode }

const readIf = <V>(value: V | undefined, problem: SheetProblemCode): Read<V> =>
  value === undefined ? { problem } : { value }
const readText =
  (longest: number) =>
  (cell: string): Read<string> =>
    cell.length > longest ? { problem: 'tooLong' } : { value: cell }

/** How the cells of a profile are read. */
const profileReaders = {
  number: ['memberNumber', (cell: string) => readText(longestNumber)(normalizeMemberNumber(cell))],
  name: ['name', readText(200)],
  firstName: ['firstName', readText(100)],
  lastName: ['lastName', readText(100)],
  email: [
    'email',
    (cell: string) => readIf(emailError(cell) ? undefined : cell.toLowerCase(), 'emailInvalid'),
  ],
  phone: [
    'phone',
    (cell: string) => readIf(phoneError(cell) ? undefined : phoneText(cell), 'phoneInvalid'),
  ],
  birthday: ['dob', (cell: string) => readIf(sheetDay(cell), 'dayInvalid')],
  language: [
    'locale',
    (cell: string) => readIf(languages[cell.toLowerCase().replace('_', '-')], 'languageUnknown'),
  ],
} as const satisfies Partial<
  Record<MemberColumn, readonly [keyof MemberProfile, (cell: string) => Read<string | undefined>]>
>

const readPoints = (cell: string): number | undefined => {
  const points = /^\d{1,3}(?:,\d{3})+$|^\d{1,7}(?:\.0+)?$/.test(cell)
    ? Math.trunc(Number(cell.replaceAll(',', '')))
    : undefined
  return points !== undefined && points <= mostPoints ? points : undefined
}

/** Whether two cells say the same of a member, though they may be written in other ways. */
const isSame = (column: MemberColumn, cell: string, present: string): boolean => {
  if (cell === present) return true
  if (column === 'number') return normalizeMemberNumber(cell) === present
  if (column === 'email') return cell.toLowerCase() === present.toLowerCase()
  if (column !== 'phone' || phoneError(cell) || phoneError(present)) return false
  return phoneSpellings(cell).includes(normalizePhone(present))
}

/** Adds ranks to those that a member has; a rank that they have gets the file's last day. */
const withRanks = (
  present: readonly MemberStanding[],
  added: readonly MemberStanding[],
): readonly MemberStanding[] => [
  ...present.filter(({ _id }) => !added.some((one) => one._id === _id)),
  ...added,
]

/**
 * Returns what a row changes of its member, or of nobody yet (IMPORT-6.3). Of a member who has signed in, what is empty of the
 * profile is filled; an empty cell says nothing.
 */
export const importMemberRow = (
  { row, cells }: MemberRow,
  member: ImportedMember | undefined,
  standings: MemberStandings,
): { readonly change: MemberChange; readonly problems: readonly MemberProblem[] } => {
  const present = member && memberCells(member, standings)
  const problems: MemberProblem[] = []
  const problemOf = (column: MemberColumn, code: SheetProblemCode, text: string): undefined => {
    problems.push({ row, column, code, text })
  }
  const changed = (column: MemberColumn): string | undefined => {
    const cell = cells[column] ?? ''
    return cell === '' || (present && isSame(column, cell, present[column])) ? undefined : cell
  }
  const readProfile = (): MemberProfile => {
    const fields: [string, string | undefined][] = []
    for (const [column, [field, read]] of Object.entries(profileReaders)) {
      const of = column as keyof typeof profileReaders
      const cell = changed(of)
      if (cell === undefined || (member?.hasSignedIn && present?.[of] !== '')) continue
      const value: Read<string | undefined> = read(cell)
      if ('problem' in value) problemOf(of, value.problem, cell)
      else fields.push([field, value.value])
    }
    return Object.fromEntries(fields)
  }
  const readList = (
    column: 'level' | 'ranks',
    named: MemberStandings['levels'],
  ): readonly MemberStanding[] | undefined => {
    const cell = changed(column)
    if (cell === undefined) return undefined
    const read = readStandings(cell, named)
    if ('unknown' in read) return problemOf(column, 'levelUnknown', read.unknown)
    if (column === 'level' && read.standings.length > 1)
      return problemOf(column, 'levelUnknown', cell)
    return read.standings
  }
  const readAmount = (
    column: 'points' | 'balance',
    read: (cell: string) => number | undefined,
  ): MemberChange['points'] => {
    const cell = changed(column)
    if (cell === undefined) return undefined
    const [from, to] = [member?.[column] ?? 0, read(cell)]
    if (to === undefined) return problemOf(column, 'amountInvalid', cell)
    return to === from ? undefined : { from, to }
  }
  const level = readList('level', standings.levels)?.[0]
  const added = readList('ranks', standings.ranks)
  const ranks = added && withRanks(member?.ranks ?? [], added)
  const change: MemberChange = {
    row,
    member: member?._id,
    profile: readProfile(),
    level,
    ranks: ranks && member && isSameRanks(ranks, member.ranks) ? undefined : ranks,
    points: readAmount('points', readPoints),
    balance: readAmount('balance', sheetPrice),
  }
  return { change, problems }
}

const isSameRanks = (one: readonly MemberStanding[], other: readonly MemberStanding[]): boolean =>
  one.length === other.length &&
  one.every(({ _id, until }) =>
    other.some((present) => present._id === _id && present.until === until),
  )
