/** Default and largest number of records of a page (LIST-1.1). */
export const DEFAULT_PAGE = 10
export const MAX_PAGE = 100
/** Extra rows beyond the visible ones. */
const SPARE_ROWS = 3

/** Returns the size of a page for a screen of rows and columns: rows plus 3, times columns (LIST-1.1). */
export const pageSize = (rows: number, columns: number): number =>
  Math.min(MAX_PAGE, Math.max(DEFAULT_PAGE, (Math.ceil(rows) + SPARE_ROWS) * columns))
