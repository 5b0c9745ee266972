import { csvLine } from '../sheets/csv-line.ts'
import type { ImportedMember, MemberStandings } from './imported-member.ts'
import { memberCells } from './member-cells.ts'
import { memberColumns } from './member-columns.ts'

/** The line of titles of a file of members. */
export const memberCsvTitles = csvLine(memberColumns)

/** Returns a member as a line of CSV. What is read from it changes nothing (IMPORT-6.6). */
export const memberCsvLine = (member: ImportedMember, standings: MemberStandings): string => {
  const cells = memberCells(member, standings)
  return csvLine(memberColumns.map((column) => cells[column]))
}
