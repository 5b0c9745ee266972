const contents = new WeakMap<object, string>()

const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** What a rule says besides what no price reads: its texts, and when it was written. */
const UNREAD = new Set(['name', 'description', 'image', 'createdAt', 'updatedAt'])

/** Returns the content of a rule or setting as text: the same for equal ones of several books (PRICE-9.2). */
export const ruleContent = (record: object): string => {
  let content = contents.get(record)
  if (content === undefined) {
    const read = Object.entries(record).filter(([key]) => !UNREAD.has(key))
    content = JSON.stringify(Object.fromEntries(read), sorted)
    contents.set(record, content)
  }
  return content
}
