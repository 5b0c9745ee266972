import type { Condition, Scalar } from '@comanda/contract'

type Values = ReadonlySet<Scalar | null>

const union = (parts: readonly (Values | undefined)[]): Values | undefined => {
  const all = new Set<Scalar | null>()
  for (const part of parts) {
    if (!part) return undefined
    for (const value of part) all.add(value)
  }
  return all
}

const intersection = (parts: readonly (Values | undefined)[]): Values | undefined => {
  const [first, ...others] = parts.filter((part) => part !== undefined)
  return first && new Set([...first].filter((value) => others.every((other) => other.has(value))))
}

/**
 * Returns the values that a field has in the records that meet a condition, or undefined if the condition leaves it open. A
 * field that is a list has one of them.
 */
export const fieldValues = (condition: Condition, field: string): Values | undefined => {
  switch (condition.kind) {
    case 'compare':
      return condition.field === field && condition.operator === '$eq'
        ? new Set([condition.value])
        : undefined
    case 'oneOf':
      return condition.field === field && !condition.not ? new Set(condition.values) : undefined
    case 'any':
      return union(condition.of.map((one) => fieldValues(one, field)))
    case 'all':
      return intersection(condition.of.map((one) => fieldValues(one, field)))
    default:
      return undefined
  }
}
