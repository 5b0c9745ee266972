/** How large a query may be. Anything beyond is refused, never cut. */
export const queryLimits = {
  /** Records of one page, where the query names a `$limit`. */
  limit: 100,
  /** Records of a page if the query names no `$limit` (LIST-1.1). */
  page: 10,
  /** Records of an answer that is not paginated. */
  unpaginated: 5000,
  /** `$or` and `$and` within one another. */
  depth: 3,
  /** Clauses of one `$or` or `$and`. */
  clauses: 50,
  /** Conditions in all. */
  conditions: 250,
  /** Values of `$in` and `$nin`. */
  values: 200,
  /** Fields of `$sort`. */
  sortFields: 4,
  /** Characters of a value. */
  text: 400,
} as const
