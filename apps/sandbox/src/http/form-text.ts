/** Writes fields as the body of a form. */
export const formText = (fields: readonly (readonly [string, string])[]): string => {
  const form = new URLSearchParams()
  for (const [name, value] of fields) form.append(name, value)
  return form.toString()
}
