/** Returns the code of an error or of its cause: PostgreSQL's SQLSTATE, or Node's code of a network error. */
export const errorState = (error: unknown): string | undefined => {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string') return at.code
  return undefined
}
