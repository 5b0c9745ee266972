/** What the rows of a table are of. */
export interface RowHead<Row> {
  readonly title: string
  /** What the file has. */
  readonly of: (row: Row) => string
  /** What is shown, if that is not what the file has. */
  readonly text?: (row: Row) => string
  /** The rows are given in its order, such as that of hours; else names are sorted as their language sorts them. */
  readonly isInOrder?: boolean
}

/** A figure of each row. */
export interface ReportColumn<Row> {
  readonly id: string
  /** With its unit, as the file has the number alone. */
  readonly title: string
  readonly value: (row: Row) => number | undefined
  readonly text?: (value: number) => string
  /** What it is of all rows that are not named, such as their sum. */
  readonly others?: (rows: readonly Row[]) => number
}

/** By which column a table is sorted, the head if there is none. */
export interface RowOrder {
  readonly column?: string
  readonly isDown: boolean
}

/** A table of a report: what its rows are of, and their figures. */
export interface ReportColumns<Row> {
  readonly head: RowHead<Row>
  readonly columns: readonly ReportColumn<Row>[]
}
