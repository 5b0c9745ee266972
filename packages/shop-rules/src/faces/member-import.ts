// Members as files: what a file would change of members, by row and column, and members as a file.

export { importMembers } from '../member-import/import-members.ts'
export type {
  AmountChange,
  ImportedMember,
  MemberBook,
  MemberChange,
  MemberImport,
  MemberProblem,
  MemberProfile,
  MemberRow,
  MemberStanding,
  MemberStandings,
} from '../member-import/imported-member.ts'
export {
  guessedMemberColumns,
  type MemberColumn,
  memberColumns,
} from '../member-import/member-columns.ts'
export { memberCsvLine, memberCsvTitles } from '../member-import/member-csv-line.ts'
export { readMemberFile } from '../member-import/read-member-file.ts'
