/** Returns the fields of a record that `$select` names, and `_id`; all fields without `$select`. */
export const selected = <R extends object>(record: R, select: unknown): R => {
  if (select === undefined) return record
  const wanted = new Set<unknown>(['_id', ...(Array.isArray(select) ? select : [select])])
  return Object.fromEntries(Object.entries(record).filter(([field]) => wanted.has(field))) as R
}
