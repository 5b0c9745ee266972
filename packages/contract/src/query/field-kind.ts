import type { TSchema } from '@feathersjs/typebox'
import { DayOrInstant } from '../fields/time.ts'

/** The kind of a field that queries may compare. `date` is a day or an instant, `list` a list of texts. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'instant' | 'date' | 'list'

const kindOfBranches = (branches: readonly TSchema[]): FieldKind | undefined => {
  const values = branches.filter(({ type }) => type !== 'null')
  const [only] = values
  if (only && values.length === 1) return fieldKind(only)
  return values.every((branch) => typeof branch['const'] === 'string') ? 'text' : 'number'
}

const textKind = (schema: TSchema): FieldKind => {
  if (schema['format'] === 'date-time') return 'instant'
  return schema['pattern'] === DayOrInstant.pattern ? 'date' : 'text'
}

/** Returns the kind of a field by its schema, or undefined if queries cannot compare it. */
export const fieldKind = (schema: TSchema): FieldKind | undefined => {
  if (schema['type'] === 'string') return textKind(schema)
  if (schema['type'] === 'number' || schema['type'] === 'integer') return 'number'
  if (schema['type'] === 'boolean') return 'boolean'
  if (schema['type'] === 'array' && schema['items']?.type === 'string') return 'list'
  if (Array.isArray(schema['anyOf'])) return kindOfBranches(schema['anyOf'] as TSchema[])
  return undefined
}
