import type { TSchema } from '@feathersjs/typebox'
import { fieldKind } from '@comanda/contract'

const schemasIn = (schema: TSchema): readonly TSchema[] => {
  const properties: Readonly<Record<string, TSchema>> = schema['properties'] ?? {}
  const items: TSchema | undefined = schema['items']
  return [...Object.values(properties), ...(schema['anyOf'] ?? []), ...(items ? [items] : [])]
}

const known = new WeakMap<TSchema, boolean>()

const isDate = (schema: TSchema): boolean => {
  const kind = fieldKind(schema)
  return kind === 'instant' || kind === 'date'
}

/** Returns whether data of the schema may contain a date; most have none and need not be read. */
const hasDates = (schema: TSchema): boolean => {
  const before = known.get(schema)
  if (before !== undefined) return before
  const has = isDate(schema) || schemasIn(schema).some(hasDates)
  known.set(schema, has)
  return has
}

const isoDate = (ms: number): unknown => {
  const date = new Date(ms)
  return Number.isNaN(date.getTime()) ? ms : date.toISOString()
}

/** Returns data with ISO 8601 for the instants that were sent in milliseconds (CALL-1.8). */
export const withIsoDates = (schema: TSchema, value: unknown): unknown => {
  if (value === null || value === undefined || !hasDates(schema)) return value
  if (typeof value === 'number') return isDate(schema) ? isoDate(value) : inBranches(schema, value)
  const items: TSchema | undefined = schema['items']
  if (Array.isArray(value))
    return items ? value.map((item) => withIsoDates(items, item)) : inBranches(schema, value)
  if (typeof value !== 'object') return value
  const properties: Readonly<Record<string, TSchema>> = schema['properties'] ?? {}
  if (schema['anyOf']) return inBranches(schema, value)
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]: [string, unknown]) => {
      const own = Object.hasOwn(properties, field) ? properties[field] : undefined
      return [field, own ? withIsoDates(own, inner) : inner]
    }),
  )
}

const inBranches = (schema: TSchema, value: unknown): unknown => {
  const branches: readonly TSchema[] = schema['anyOf'] ?? []
  // A number that another branch allows is no instant.
  if (typeof value === 'number' && branches.some(({ type }) => type === 'number')) return value
  return branches.reduce<unknown>((rest, branch) => withIsoDates(branch, rest), value)
}
