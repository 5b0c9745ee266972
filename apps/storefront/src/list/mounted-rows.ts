/** Rows that are rendered, and how many of them lie beyond the view on each side (LIST-1.6). */
export const MOUNTED_ROWS = 30
export const BUFFER_ROWS = MOUNTED_ROWS / 3

/** The rows in sight: indexes, both included. */
export interface RowRange {
  readonly startIndex: number
  readonly endIndex: number
  readonly count: number
}

/** Returns the rows to render: 30, a third of them as a buffer; more if more are in sight. */
export const mountedRows = ({ startIndex, endIndex, count }: RowRange): number[] => {
  const start = Math.max(0, Math.min(startIndex - BUFFER_ROWS, count - MOUNTED_ROWS))
  const end = Math.min(count, Math.max(endIndex + 1 + BUFFER_ROWS, start + MOUNTED_ROWS))
  return Array.from({ length: end - start }, (_, at) => start + at)
}
