/** The texts of the named fields that a kept value holds; nothing of what is no text. */
export const textFields = <F extends string>(
  kept: unknown,
  fields: readonly F[],
): Partial<Record<F, string>> => {
  const texts: Partial<Record<F, string>> = {}
  if (typeof kept !== 'object' || kept === null) return texts
  const values: Readonly<Record<string, unknown>> = { ...kept }
  for (const field of fields) {
    const value = values[field]
    if (typeof value === 'string') texts[field] = value
  }
  return texts
}
