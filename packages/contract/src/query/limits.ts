/** The limits of a query. A larger one is refused, never truncated. */
export const queryLimits = {
  /** The largest `$limit`. */
  limit: 100,
  /** Records of a page if the query names no `$limit` (LIST-1.1). */
  page: 10,
  /** Records of a list without paging. */
  unpaginated: 5000,
  /** Records of a list that is usually paged, if the query turns paging off. */
  unpaged: 500,
  /** Up to how many records the first page of a list counts, in `total` (CALL-1.10). */
  counted: 1000,
  /** The `total` of a list that is not counted: no list has more, and every client's integers hold it. */
  uncounted: 2_147_483_647,
  /** The nesting of `$or` and `$and`. */
  depth: 3,
  /** Clauses of one `$or` or `$and`. */
  clauses: 50,
  /** Conditions in total. */
  conditions: 250,
  /** Values of `$in` and `$nin`. */
  values: 200,
  /** Fields of `$sort`. */
  sortFields: 4,
  /** Characters of a value. */
  text: 400,
} as const
