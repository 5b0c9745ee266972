import type { Condition } from './condition.ts'
import { isDay } from './read-value.ts'

type DateCondition = Extract<Condition, { kind: 'date' }>

/** The first and the last time zone on earth, in ms from UTC. */
const [first, last] = [14 * 3_600_000, -12 * 3_600_000]

const isAfter = ({ operator }: DateCondition): boolean => operator === '$gt' || operator === '$gte'

/**
 * Returns the day with which a day is compared if the condition names an instant: the last that has begun anywhere
 * then, or the first that has not ended everywhere.
 */
export const outermostDay = (condition: DateCondition): string => {
  const time = Date.parse(condition.value) + (isAfter(condition) ? last : first)
  return new Date(time).toISOString().slice(0, 10)
}

const compares = <T extends string | number>(condition: DateCondition, one: T, other: T) => {
  if (one === other) return condition.operator.endsWith('e')
  return isAfter(condition) ? one > other : one < other
}

/** Returns whether a day or an instant meets the condition. */
export const meetsDate = (condition: DateCondition, date: string): boolean => {
  const { value } = condition
  if (isDay(value)) return compares(condition, date.slice(0, 10), value)
  if (!isDay(date)) return compares(condition, Date.parse(date), Date.parse(value))
  const day = outermostDay(condition)
  return isAfter(condition) ? date >= day : date <= day
}
