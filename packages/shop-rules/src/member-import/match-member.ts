import { normalizeMemberNumber } from '../contact/member-number.ts'
import { phoneSpellings } from '../contact/phone-spellings.ts'
import { normalizePhone } from '../contact/phone.ts'
import type { ImportedMember, MemberRow } from './imported-member.ts'

/** The member of a row, `new`, or `unclear` if it could be one of several. */
export type MemberMatch = ImportedMember | 'new' | 'unclear'

const byKey = (
  members: readonly ImportedMember[],
  keyOf: (member: ImportedMember) => string | undefined,
): ReadonlyMap<string, readonly ImportedMember[]> => {
  const found = new Map<string, ImportedMember[]>()
  for (const member of members) {
    const key = keyOf(member)
    if (key !== undefined) found.set(key, [...(found.get(key) ?? []), member])
  }
  return found
}

/**
 * Returns what finds the member of a row: by its e-mail address, its phone in any notation, or else, if it has neither, its member
 * number (IMPORT-6.2).
 */
export const matchMember = (
  members: readonly ImportedMember[],
): ((row: MemberRow) => MemberMatch) => {
  const byEmail = byKey(members, ({ email }) => email?.toLowerCase())
  const byPhone = byKey(members, ({ phone }) => (phone ? normalizePhone(phone) : undefined))
  const byNumber = byKey(members, ({ memberNumber }) => memberNumber)
  return ({ cells: { email = '', phone = '', number = '' } }) => {
    const mailed = byEmail.get(email.toLowerCase()) ?? []
    const spellings = phone === '' ? [] : phoneSpellings(phone)
    const called = [...new Set(spellings.flatMap((one) => byPhone.get(one) ?? []))]
    const numbered =
      email === '' && phone === '' ? (byNumber.get(normalizeMemberNumber(number)) ?? []) : []
    // A family may share a phone: their addresses name them.
    const own = email === '' ? called : called.filter((one) => !one.email)
    const of = mailed.length > 0 ? mailed : own.length > 0 ? own : numbered
    const [member, other] = of
    if (!member) return 'new'
    return other ? 'unclear' : member
  }
}
