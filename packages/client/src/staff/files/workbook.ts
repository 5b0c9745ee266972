import { unzipSync } from 'fflate'
import type { CellValue, Sheet } from 'hucre'

/** A sheet of a workbook as CSV, a line a row. */
export interface WorkbookSheet {
  readonly name: string
  readonly text: string
}

/** Why a workbook cannot be used: a password locks it, it has no rows, it is too large, or it is not a workbook. */
export type TableProblem = `table.${'locked' | 'noRows' | 'tooLarge' | 'unreadable'}`

/** What a workbook may hold once it is unpacked. */
const MOST_BYTES = 200_000_000

const beginsWith = (bytes: Uint8Array, ...first: readonly number[]): boolean =>
  first.every((one, at) => bytes[at] === one)
const isZip = (bytes: Uint8Array): boolean => beginsWith(bytes, 0x50, 0x4b, 0x03, 0x04)

/** Whether bytes are those of a workbook: a ZIP, or the container of older and of locked ones. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  isZip(bytes) || beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)

const unpackedSize = (bytes: Uint8Array): number => {
  let total = 0
  const filter = ({ originalSize }: { readonly originalSize: number }): boolean => {
    total += originalSize
    return false
  }
  unzipSync(bytes, { filter })
  return total
}

const textOf = (value: CellValue): string => {
  if (value === null) return ''
  // Excel counts to 15 digits: a sum that it shows as 0.3 is stored as 0.30000000000000004.
  if (typeof value === 'number') return String(Number(value.toPrecision(15)))
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '')
  // A row stays a line, so that problems name the row that the workbook has.
  return String(value).replaceAll(/\s*[\r\n]+\s*/g, ' ')
}

/** Formats of numbers that are digits in groups, such as `00000` and `0000-0000`: codes, cards and phones, not amounts. */
const digits = /^(?:0|[ -]|\\.|"[^"]*")*$/

/** Returns the rows of a sheet, in which the digits that a format adds to a number are there. */
const shownRows = (
  { rows, cells }: Sheet,
  formatValue: (value: unknown, format: string) => string,
): readonly (readonly CellValue[])[] =>
  rows.map((row, at) =>
    row.map((value, column) => {
      const format = typeof value === 'number' && cells?.get(`${at},${column}`)?.style?.numFmt
      return format && digits.test(format) && (format.match(/0/g)?.length ?? 0) > 1
        ? formatValue(value, format)
        : value
    }),
  )

const isFilled = (cell: CellValue): boolean => cell !== null && cell !== ''
const filled = (row: readonly CellValue[]): number => row.filter(isFilled).length

const csvOf = (rows: readonly (readonly CellValue[])[]): string => {
  // What stands alone above the titles is a heading of the sheet.
  const titles = rows.findIndex((row) => filled(row) > 1)
  return (
    rows
      // A format of a cell far to the right makes every row as wide as that.
      .map((row, at) => (at < titles ? [] : row.slice(0, row.findLastIndex(isFilled) + 1)))
      .map((row) => row.map((cell) => `"${textOf(cell).replaceAll('"', '""')}"`).join(','))
      .join('\n')
  )
}

/**
 * Returns the sheets of an Excel or OpenDocument workbook that are shown and have rows. Its reader is loaded with the first
 * (IMPORT-1.10).
 */
export const readWorkbook = async (
  bytes: Uint8Array,
): Promise<readonly WorkbookSheet[] | TableProblem> => {
  try {
    if (isZip(bytes) && unpackedSize(bytes) > MOST_BYTES) return 'table.tooLarge'
    const { formatValue, read } = await import('hucre')
    const { sheets } = await read(bytes, {
      readStyles: true,
      sheets: (one) => !one.hidden && !one.veryHidden,
    })
    const found = sheets
      .filter(({ rows }) => rows.some((row) => filled(row) > 0))
      .map((sheet) => ({ name: sheet.name, text: csvOf(shownRows(sheet, formatValue)) }))
    return found.length > 0 ? found : 'table.noRows'
  } catch (error) {
    return error instanceof Error && error.name === 'EncryptedFileError'
      ? 'table.locked'
      : 'table.unreadable'
  }
}
