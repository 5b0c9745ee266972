import type { ImportedMember, MemberStandings } from './imported-member.ts'
import type { MemberColumn } from './member-columns.ts'
import { writeStandings } from './standing-cell.ts'

/** Returns the cells of a member as an exported file has them; those without anything to say are empty. */
export const memberCells = (
  member: ImportedMember,
  { levels, ranks }: MemberStandings,
): Readonly<Record<MemberColumn, string>> => ({
  number: member.memberNumber,
  name: member.name ?? '',
  firstName: member.firstName ?? '',
  lastName: member.lastName ?? '',
  email: member.email ?? '',
  phone: member.phone ?? '',
  birthday: member.dob ?? '',
  language: member.locale ?? '',
  level: member.level ? writeStandings([member.level], levels) : '',
  ranks: writeStandings(member.ranks, ranks),
  points: String(member.points),
  balance: String(member.balance),
})
