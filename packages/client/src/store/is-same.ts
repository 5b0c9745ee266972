const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, at) => isSame(value, other[at]))

/** Returns whether two values say the same: plain objects, arrays and maps by what is in them, all others by identity. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other)) return isSameList(one, other)
  if (one instanceof Map && other instanceof Map) return isSameList([...one], [...other])
  if (!isPlain(one) || !isPlain(other)) return false
  const names = Object.keys(one).filter((name) => one[name] !== undefined)
  const others = Object.keys(other).filter((name) => other[name] !== undefined)
  return names.length === others.length && names.every((name) => isSame(one[name], other[name]))
}
