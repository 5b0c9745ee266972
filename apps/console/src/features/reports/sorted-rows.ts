import type { ReportColumns, RowOrder } from './report-column.ts'

/** Returns the rows sorted by a column: numbers by value, names as their language sorts them, rows without a value last. */
export const sortedRows = <Row>(
  rows: readonly Row[],
  { head, columns }: ReportColumns<Row>,
  { column, isDown }: RowOrder,
  languageTag: string,
): readonly Row[] => {
  const sign = isDown ? -1 : 1
  const sorted = columns.find(({ id }) => id === column)
  if (!sorted) {
    if (head.isInOrder) return isDown ? rows.toReversed() : rows
    const { compare } = new Intl.Collator(languageTag, { numeric: true })
    const nameOf = head.text ?? head.of
    return rows.toSorted((one, other) => sign * compare(nameOf(one), nameOf(other)))
  }
  return rows.toSorted((one, other) => {
    const [first, second] = [sorted.value(one), sorted.value(other)]
    if (first === undefined || second === undefined)
      return Number(first === undefined) - Number(second === undefined)
    return sign * (first - second)
  })
}
