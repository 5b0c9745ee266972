import { QueryRefusal } from './problem.ts'

/** Returns the entries of a plain object. Refuses anything else, including objects with another prototype. */
export const entriesOf = (value: unknown, path: string): [string, unknown][] => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new QueryRefusal(path, 'must be an object')
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== null && prototype !== Object.prototype)
    throw new QueryRefusal(path, 'must be a plain object')
  return Object.entries(value)
}
