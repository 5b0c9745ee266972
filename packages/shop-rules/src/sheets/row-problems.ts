import type { CsvReading } from './csv-rows.ts'
import type { SheetProblem } from './sheet.ts'

/** What a text has in place of letters that were read by another encoding than they were written in. */
const lost = '\uFFFD'

/**
 * Returns what is wrong with the rows of a file whatever its columns have: a quote that is never closed, more cells than titles (a
 * comma within a price that is not quoted), and letters that are lost.
 */
export const rowProblems = ({ rows, openQuote }: CsvReading): readonly SheetProblem[] => {
  const titles = rows[0]?.cells.length ?? 0
  const ofRows = rows.flatMap(({ row, cells }): readonly SheetProblem[] => {
    const broken = cells.find((cell) => cell.includes(lost))
    if (broken !== undefined)
      return [{ row, code: 'lettersLost', text: broken.trim().slice(0, 60) }]
    const extra = cells.slice(titles).find((cell) => cell.trim() !== '')
    return extra === undefined ? [] : [{ row, code: 'cellsExtra', text: extra.trim().slice(0, 60) }]
  })
  const open: readonly SheetProblem[] =
    openQuote === undefined ? [] : [{ row: openQuote, code: 'quoteOpen', text: '"' }]
  return [...open, ...ofRows]
}
