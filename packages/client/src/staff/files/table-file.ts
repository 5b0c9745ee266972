import { readTextFile, type TextFile } from './text-file.ts'
import { isWorkbook, readWorkbook, type TableProblem, type WorkbookSheet } from './workbook.ts'

/** A table of text, or of a sheet of a workbook. */
export interface TableFile extends TextFile {
  /** The sheets of a workbook, of which `text` is that of `sheet`. */
  readonly sheets?: readonly WorkbookSheet[]
  readonly sheet?: WorkbookSheet
}

/** The largest table that is read. */
const MOST_BYTES = 20_000_000

/** Reads a table as it is: text in its encoding (IMPORT-1.9), or the first sheet of a workbook (IMPORT-1.10). */
export const readTableFile = async (
  file: File,
  locale: string,
): Promise<TableFile | TableProblem> => {
  if (file.size > MOST_BYTES) return 'table.tooLarge'
  const bytes = await file.arrayBuffer()
  if (!isWorkbook(new Uint8Array(bytes))) return readTextFile(file, locale)
  const sheets = await readWorkbook(new Uint8Array(bytes))
  if (typeof sheets === 'string') return sheets
  const [sheet] = sheets
  const { name } = file
  return sheet
    ? { name, text: sheet.text, encoding: 'utf-8', isGuess: false, bytes, sheets, sheet }
    : 'table.noRows'
}

/** Returns the same workbook with another of its sheets. */
export const otherSheet = (file: TableFile, sheet: WorkbookSheet): TableFile => ({
  ...file,
  sheet,
  text: sheet.text,
})
