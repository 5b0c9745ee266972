/** A row of a CSV file, with the line on which it begins, from 1. */
export interface CsvRow {
  readonly row: number
  readonly cells: readonly string[]
}

/** The rows that are not empty, and the line of a quote that is never closed. */
export interface CsvReading {
  readonly rows: readonly CsvRow[]
  readonly openQuote?: number
}

const separators = [',', ';', '\t'] as const

/** Returns the separator that the titles have most of, outside of quotes, or the one that a first line `sep=;` names. */
const separatorOf = (text: string): string => {
  const named = sepLine.exec(text)?.[1]
  if (named !== undefined) return named
  const [titles = ''] = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text) ?? []
  const bare = titles.replaceAll(/"(?:[^"]|"")*"/g, '')
  const count = (separator: string): number => bare.split(separator).length
  return separators.reduce((best, one) => (count(one) > count(best) ? one : best))
}

/** The line by which a file tells Excel its separator. */
const sepLine = /^sep=(.)(?:\r\n|\r|\n|$)/iu

/** Returns the length of the line break at a position, 0 if there is none. */
const breakAt = (text: string, at: number): number => {
  if (text[at] === '\n') return 1
  if (text[at] !== '\r') return 0
  return text[at + 1] === '\n' ? 2 : 1
}

/** Reads comma-separated values as RFC 4180 describes them, also by semicolons or tabs, after a byte order mark. */
export const readCsvRows = (source: string): CsvReading => {
  const text = source.replace(/^\uFEFF/, '')
  const separator = separatorOf(text)
  const start = sepLine.exec(text)?.[0].length ?? 0
  const rows: CsvRow[] = []
  let cells: string[] = []
  let cell = ''
  let row = start > 0 ? 2 : 1
  let line = row
  let quotedAt: number | undefined
  const endRow = (): void => {
    cells.push(cell)
    if (cells.some((one) => one.trim() !== '')) rows.push({ row, cells })
    cells = []
    cell = ''
  }
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    const length = breakAt(text, at)
    if (length > 0) line += 1
    if (quotedAt !== undefined) {
      if (letter === '"' && text[at + 1] === '"') at += 1
      else if (letter === '"') {
        quotedAt = undefined
        continue
      }
      cell += letter
    } else if (letter === '"' && cell.trim() === '') {
      cell = ''
      quotedAt = line
    } else if (letter === separator) {
      cells.push(cell)
      cell = ''
    } else if (length > 0) {
      endRow()
      at += length - 1
      row = line
    } else cell += letter
  }
  endRow()
  return quotedAt === undefined ? { rows } : { rows, openQuote: quotedAt }
}
