/** Returns the texts of the named fields of a stored value; fields that are not text are left out. */
export const textFields = <F extends string>(
  stored: unknown,
  fields: readonly F[],
): Partial<Record<F, string>> => {
  const texts: Partial<Record<F, string>> = {}
  if (typeof stored !== 'object' || stored === null) return texts
  const values: Readonly<Record<string, unknown>> = { ...stored }
  for (const field of fields) {
    const value = values[field]
    if (typeof value === 'string') texts[field] = value
  }
  return texts
}
