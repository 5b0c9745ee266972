import { csvLine } from '@comanda/shop-rules/sheets'
import type { ReportColumns } from './report-column.ts'

/** Tells spreadsheets that a file is in UTF-8. */
const MARK = '\u{FEFF}'

/** Returns the CSV file of a table's rows in their order, with the titles of its columns (STAFF-7.11). */
export const tableFile = <Row>(
  rows: readonly Row[],
  { head, columns }: ReportColumns<Row>,
): string =>
  [
    MARK,
    csvLine([head.title, ...columns.map(({ title }) => title)]),
    ...rows.map((row) => csvLine([head.of(row), ...columns.map(({ value }) => value(row))])),
  ].join('')
