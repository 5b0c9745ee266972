import type { TSchema } from '@feathersjs/typebox'

/** The kind of a field that queries may compare. `list` is a list of texts. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'instant' | 'list'

const literalKind = (branches: readonly TSchema[]): FieldKind =>
  branches.every((branch) => typeof branch['const'] === 'string') ? 'text' : 'number'

/** Returns the kind of a field by its schema, or undefined if queries cannot compare it. */
export const fieldKind = (schema: TSchema): FieldKind | undefined => {
  if (schema['type'] === 'string') return schema['format'] === 'date-time' ? 'instant' : 'text'
  if (schema['type'] === 'number' || schema['type'] === 'integer') return 'number'
  if (schema['type'] === 'boolean') return 'boolean'
  if (schema['type'] === 'array' && schema['items']?.type === 'string') return 'list'
  if (Array.isArray(schema['anyOf'])) return literalKind(schema['anyOf'])
  return undefined
}
