/** What a cell has: numbers with a point, absent values as empty cells. */
export type Cell = string | number | undefined

/** A spreadsheet would run a text that begins so as a formula. */
const formula = /^[=+\-@\t\r]/

/** Returns the cell as RFC 4180 writes it. A text that could be a formula begins with an apostrophe (STAFF-7.4). */
const cellOf = (value: Cell): string => {
  if (value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Returns a line of a CSV file with its end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`
