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
