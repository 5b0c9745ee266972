import type { SheetProblem } from './sheet.ts'

/** A table of a list: `area` and `capacity` if the list names them. */
export interface SheetTable {
  readonly name: string
  readonly area?: string
  readonly capacity?: number
}

/** Tables as they were read. They can be written only if there are no problems. */
export interface TableSheet {
  readonly tables: readonly SheetTable[]
  readonly problems: readonly SheetProblem[]
}

/** The most tables of one list. */
export const mostTables = 300
const longest = 40
const longestPart = 100

/** What people write behind a number of seats. */
const ofSeats =
  'seats?|pax|ppl|p|people|persons?|guests?|人座?|位|座|名様?|席|plätze|personen|pers\\.?|places?|couverts?|posti|persone|plazas|personas|คน|ที่นั่ง|chỗ|người|석|명'
const pattern = new RegExp(
  String.raw`^(?:(?<area>.+?)\s*[:：]\s*|(?<words>\D*\D)\s+(?=[\p{L}]{0,3}\d))?` +
    String.raw`(?<prefix>[\p{L}#-]{0,10}?)(?<from>\d{1,3})(?:\s*(?:[-–—~～至到]|to)\s*(?:\k<prefix>)?(?<to>\d{1,3}))?(?:\s*[號号]?[枱檯桌]|番)?` +
    String.raw`(?:\s*[x×*]\s*(?<seats>\d{1,3})|\s*[(（]\s*(?<inside>\d{1,3})\s*(?:${ofSeats})?\s*[)）]|\s+for\s+(?<guests>\d{1,3})|[\s:：]\s*(?<said>\d{1,3})\s*(?:${ofSeats}))?$`,
  'iu',
)

/** Returns the numbers of a range, without gaps. */
const rangeOf = (from: string, to: string | undefined): string[] => {
  const [first, last] = [Number(from), Number(to ?? from)]
  const width = from.startsWith('0') ? from.length : 0
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) =>
    String(first + index).padStart(width, '0'),
  )
}

const tablesOf = (part: string): SheetTable[] => {
  const groups = pattern.exec(part)?.groups ?? {}
  const { area, words, prefix = '', from, to } = groups
  if (from === undefined) return []
  const seats = groups.seats ?? groups.inside ?? groups.guests ?? groups.said
  const place = (area ?? words)?.trim()
  const own = {
    ...(place ? { area: place } : {}),
    ...(seats === undefined || Number(seats) === 0 ? {} : { capacity: Number(seats) }),
  }
  return rangeOf(from, to).map((number) => ({ name: `${prefix}${number}`, ...own }))
}

/** Reads a list of tables such as `Hall 1–12 ×4, Terrace: T1–T4`: ranges by commas or lines, each with its area and its seats. */
export const readTableLines = (text: string): TableSheet => {
  const problems: SheetProblem[] = []
  const tables = new Map<string, SheetTable>()
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries())
    for (const part of line.split(/[,，、;；]/u).map((one) => one.trim())) {
      if (part === '') continue
      const row = index + 1
      const read = part.length > longestPart ? [] : tablesOf(part)
      const isLong = read.some(
        ({ name, area = '' }) => name.length > longest || area.length > longest,
      )
      if (read.length === 0)
        problems.push({ row, code: 'notUnderstood', text: part.slice(0, longestPart) })
      else if (isLong) problems.push({ row, code: 'tooLong', text: part })
      for (const table of read) {
        const { name } = table
        if (tables.has(name)) problems.push({ row, code: 'twice', text: name })
        else tables.set(name, table)
      }
      if (tables.size > mostTables) {
        problems.push({ row, code: 'tooMany', text: String(mostTables) })
        return { tables: [...tables.values()], problems }
      }
    }
  return { tables: [...tables.values()], problems }
}
