const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The server stores the fields of an entry in another order than a form does. */
const inOrder = (_key: string, value: unknown): unknown =>
  isFields(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

const textOf = (value: unknown): string => JSON.stringify(value, inOrder)

const without = (list: readonly unknown[], others: readonly unknown[]): readonly unknown[] => {
  const texts = new Set(others.map(textOf))
  return list.filter((item) => !texts.has(textOf(item)))
}

/**
 * Returns a list that others have changed too, with what was added here and without what was removed here. Undefined if both have
 * changed the same entry, or this side its order: a person has to look. So it has if a list of values, such as shops, is empty on
 * one side or by the merge: many a record without any is for all of them.
 */
export const mergedList = (
  before: readonly unknown[],
  own: readonly unknown[],
  theirs: readonly unknown[],
): readonly unknown[] | undefined => {
  if (textOf(theirs) === textOf(before)) return own
  if (textOf(theirs) === textOf(own)) return theirs
  const removed = without(before, own)
  const added = without(own, before)
  const missing = without(added, theirs)
  const isSameEntry = missing.length > 0 && without(removed, theirs).length > 0
  const isReordered = textOf(without(before, removed)) !== textOf(without(own, added))
  const merged = [...without(theirs, removed), ...missing]
  const lists = [before, own, theirs, merged]
  const isAll = lists.some(({ length }) => length === 0) && !lists.flat().every(isFields)
  return isSameEntry || isReordered || isAll ? undefined : merged
}
