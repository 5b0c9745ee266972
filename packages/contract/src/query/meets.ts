import type { Comparison, Condition, Scalar } from './condition.ts'
import { meetsDate } from './date-order.ts'

type Fields = Readonly<Record<string, unknown>>

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0

const holds = (value: unknown, wanted: Scalar | null): boolean => {
  if (wanted === null) return value === undefined || value === null || isEmpty(value)
  return Array.isArray(value) ? value.includes(wanted) : value === wanted
}

const ordered = (operator: Comparison, one: Scalar, other: Scalar): boolean => {
  if (operator === '$gt') return one > other
  if (operator === '$gte') return one >= other
  if (operator === '$lt') return one < other
  return one <= other
}

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

const compares = (operator: Comparison, value: unknown, wanted: Scalar | null): boolean => {
  if (operator === '$eq') return holds(value, wanted)
  if (operator === '$ne') return !holds(value, wanted)
  return isScalar(value) && wanted !== null && ordered(operator, value, wanted)
}

/** Returns whether a record meets a condition, as the database evaluates it. */
export const meets = (condition: Condition, record: Fields): boolean => {
  switch (condition.kind) {
    case 'compare':
      return compares(condition.operator, record[condition.field], condition.value)
    case 'oneOf': {
      const value = record[condition.field]
      return condition.values.some((wanted) => holds(value, wanted)) !== condition.not
    }
    case 'date': {
      const value = record[condition.field]
      return typeof value === 'string' && meetsDate(condition, value)
    }
    case 'any':
      return condition.of.some((one) => meets(one, record))
    default:
      return condition.of.every((one) => meets(one, record))
  }
}
