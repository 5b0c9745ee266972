/** What a cell has: numbers with a point, absent values as empty cells. */
export type CsvCell = string | number | undefined

/** A spreadsheet would run a text that begins so as a formula. The apostrophes before it are those of a text that has them already. */
const formula = /^'*[=+\-@\t\r]/
const escapedFormula = /^'+[=+\-@\t\r]/

/** Returns the cell as RFC 4180 writes it. A text that could be a formula begins with an apostrophe (STAFF-7.4). */
const written = (value: CsvCell): string => {
  if (value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Returns a line of a CSV file with its end. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(written).join(',')}\r\n`

/** Returns the text of a cell that was read, without the apostrophe of `csvLine`, trimmed. */
export const cellText = (cell: string): string =>
  (escapedFormula.test(cell) ? cell.slice(1) : cell).trim()
