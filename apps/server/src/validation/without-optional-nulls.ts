import type { TSchema } from '@feathersjs/typebox'
import { type Fields, isFields } from '../records/fields.ts'

const branchesOf = (schema: TSchema): readonly TSchema[] => schema['anyOf'] ?? []

/** Returns whether a value of the schema may be `null`; one without a type may be anything. */
export const allowsNull = (schema: TSchema): boolean => {
  const branches = branchesOf(schema)
  if (branches.length > 0) return branches.some(allowsNull)
  return schema['type'] === 'null' || (schema['type'] === undefined && !('const' in schema))
}

const fieldSchema = (schema: TSchema, field: string): TSchema | undefined => {
  const properties: Readonly<Record<string, TSchema>> = schema['properties'] ?? {}
  return Object.hasOwn(properties, field) ? properties[field] : undefined
}

const withoutNullFields = (schema: TSchema, value: Fields): Fields => {
  const required: readonly string[] = schema['required'] ?? []
  const before = Object.entries(value)
  const after = before.flatMap(([field, inner]): [string, unknown][] => {
    const known = fieldSchema(schema, field)
    if (!known) return [[field, inner]]
    if (inner === null && !required.includes(field) && !allowsNull(known)) return []
    return [[field, withoutOptionalNulls(known, inner)]]
  })
  const isSame =
    after.length === before.length && after.every(([, inner], at) => inner === before[at]?.[1])
  return isSame ? value : Object.fromEntries(after)
}

/**
 * Returns data without the optional fields that are `null` though their schema does not allow it: such a field means the
 * same as an absent one (CALL-4.7). The data itself stays as it is.
 */
export const withoutOptionalNulls = (schema: TSchema, value: unknown): unknown => {
  const branches = branchesOf(schema)
  if (branches.length > 0)
    return branches.reduce<unknown>((rest, branch) => withoutOptionalNulls(branch, rest), value)
  const items: TSchema | undefined = schema['items']
  if (Array.isArray(value) && items) return value.map((item) => withoutOptionalNulls(items, item))
  return isFields(value) ? withoutNullFields(schema, value) : value
}
