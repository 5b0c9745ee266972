/**
 * Returns the fields of a patch that are not as they were: what somebody else changed in the meantime, and the form does
 * not, stays.
 */
export const changedFields = <T extends object>(before: T, after: T): Partial<T> => {
  const was = new Map(Object.entries(before))
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was.get(name)),
  )
  return Object.fromEntries(changed) as Partial<T>
}
