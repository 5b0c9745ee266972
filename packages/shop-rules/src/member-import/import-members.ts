import { phoneSpellings } from '../contact/phone-spellings.ts'
import { normalizePhone } from '../contact/phone.ts'
import type {
  MemberBook,
  MemberChange,
  MemberImport,
  MemberProblem,
  MemberRow,
} from './imported-member.ts'
import { importMemberRow } from './import-member-row.ts'
import { matchMember } from './match-member.ts'

/** Whether a change changes anything; a new member is always one. */
const changes = ({ member, profile, level, ranks, points, balance }: MemberChange): boolean =>
  member === undefined ||
  Object.keys(profile).length > 0 ||
  [level, ranks, points, balance].some((one) => one !== undefined)

/**
 * Returns what rows of a file change of the members, or why they cannot be used (IMPORT-6). `book` has every member that the
 * rows could name. Points and balances become what the file says.
 */
export const importMembers = (rows: readonly MemberRow[], book: MemberBook): MemberImport => {
  const matched = matchMember(book.members)
  const problems: MemberProblem[] = []
  const found: MemberChange[] = []
  const seen = new Set<string>()
  /** The phones of new members, of those with an address and of those without. */
  const phones = { addressed: new Set<string>(), alone: new Set<string>() }
  const numbers = new Set(book.members.map(({ memberNumber }) => memberNumber))
  for (const one of rows) {
    const { row, cells } = one
    const { email = '', phone = '', name = '' } = cells
    const member = matched(one)
    if (member === 'unclear') {
      problems.push({ row, code: 'memberUnclear', text: email || phone })
      continue
    }
    if (member === 'new' && email === '' && phone === '') {
      problems.push({ row, code: 'contactMissing', text: name })
      continue
    }
    const known = member === 'new' ? undefined : member
    const key = known?._id ?? email.toLowerCase()
    // A family may share a phone: their addresses name them (IMPORT-6.2).
    const others = email === '' ? [phones.alone, phones.addressed] : [phones.alone]
    const spellings = known || phone === '' ? [] : phoneSpellings(phone)
    const isCalled = spellings.some((spelling) => others.some((other) => other.has(spelling)))
    if (isCalled || (key !== '' && seen.has(key)))
      problems.push({ row, code: 'twice', text: email || phone })
    if (key !== '') seen.add(key)
    if (!known && phone !== '')
      phones[email === '' ? 'alone' : 'addressed'].add(normalizePhone(phone).replace(/^00/, '+'))
    const read = importMemberRow(one, known, book)
    problems.push(...read.problems)
    const { memberNumber } = read.change.profile
    if (memberNumber !== undefined) {
      if (numbers.has(memberNumber))
        problems.push({ row, column: 'number', code: 'numberTaken', text: cells.number ?? '' })
      numbers.add(memberNumber)
    }
    if (changes(read.change)) found.push(read.change)
  }
  return problems.length > 0 ? { changes: [], problems } : { changes: found, problems: [] }
}
