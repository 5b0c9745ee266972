import { guessColumns } from '../sheets/guess-columns.ts'
import { memberTitles } from './member-titles.ts'

/** What a column of a file of members can have (IMPORT-6.1), in the order of an exported file. */
export const memberColumns = [
  'number',
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'birthday',
  'language',
  'level',
  'ranks',
  'points',
  'balance',
] as const
export type MemberColumn = (typeof memberColumns)[number]

/** Other names of columns, in lower case, as people and programs write them. */
const aliases: Readonly<Record<string, MemberColumn>> = {
  'member number': 'number',
  會員編號: 'number',
  会员编号: 'number',
  'full name': 'name',
  customer: 'name',
  'customer name': 'name',
  姓名: 'name',
  會員: 'name',
  会员: 'name',
  'first name': 'firstName',
  'given name': 'firstName',
  first_name: 'firstName',
  名字: 'firstName',
  'last name': 'lastName',
  surname: 'lastName',
  'family name': 'lastName',
  last_name: 'lastName',
  姓氏: 'lastName',
  'e-mail': 'email',
  'email address': 'email',
  電郵: 'email',
  邮箱: 'email',
  電子郵件: 'email',
  'phone number': 'phone',
  telephone: 'phone',
  mobile: 'phone',
  電話: 'phone',
  电话: 'phone',
  手機: 'phone',
  手机: 'phone',
  dob: 'birthday',
  'date of birth': 'birthday',
  生日: 'birthday',
  lang: 'language',
  語言: 'language',
  语言: 'language',
  'member level': 'level',
  會籍: 'level',
  会籍: 'level',
  rank: 'ranks',
  tier: 'ranks',
  等級: 'ranks',
  等级: 'ranks',
  'point balance': 'points',
  'points balance': 'points',
  'loyalty points': 'points',
  積分: 'points',
  积分: 'points',
  credit: 'balance',
  'store credit': 'balance',
  'stored value': 'balance',
  餘額: 'balance',
  余额: 'balance',
}

const byTitle: ReadonlyMap<string, MemberColumn> = new Map([
  ...Object.entries(aliases),
  ...memberColumns.map((column) => [column.toLowerCase(), column] as const),
])

/** Returns what the columns of a file of members have, by their titles (IMPORT-6.1). */
export const guessedMemberColumns = (
  titles: readonly string[],
): readonly (MemberColumn | undefined)[] =>
  guessColumns(titles, (title) => byTitle.get(title) ?? memberTitles.get(title.normalize('NFC')))
