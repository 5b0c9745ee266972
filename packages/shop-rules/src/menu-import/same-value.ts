/** Whether two values of JSON are the same; absent, undefined and null are one. */
export const isSameValue = (one: unknown, other: unknown): boolean => {
  if (one === other || (one ?? null) === (other ?? null)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => isSameValue(value, other[at]))
  const [own, others] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
  return [...new Set([...own.keys(), ...others.keys()])].every((key) =>
    isSameValue(own.get(key), others.get(key)),
  )
}
