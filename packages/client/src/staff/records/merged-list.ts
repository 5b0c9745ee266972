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
 * changed the same entry, or this side its order: a person has to look.
 */
export const mergedList = (
  before: readonly unknown[],
  own: readonly unknown[],
  theirs: readonly unknown[],
): readonly unknown[] | undefined => {
  const removed = without(before, own)
  const added = without(own, before)
  const missing = without(added, theirs)
  const isSameEntry = missing.length > 0 && without(removed, theirs).length > 0
  const isReordered = textOf(without(before, removed)) !== textOf(without(own, added))
  return isSameEntry || isReordered ? undefined : [...without(theirs, removed), ...missing]
}
