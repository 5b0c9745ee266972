import { describe, expect, it } from 'vitest'
import { services } from './registry.ts'

type Schema = Readonly<Record<string, unknown>>

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

const isBoundedText = (schema: Schema): boolean =>
  ['maxLength', 'pattern', 'enum', 'const', 'format'].some((word) => word in schema)

/** Returns the paths without a limit: texts, lists, and objects with any fields. */
const unbounded = (schema: unknown, path: string): string[] => {
  if (!isSchema(schema)) return []
  const own =
    (schema['type'] === 'string' && !isBoundedText(schema)) ||
    (schema['type'] === 'array' && schema['maxItems'] === undefined) ||
    (schema['type'] === 'object' &&
      schema['additionalProperties'] !== false &&
      schema['maxProperties'] === undefined)
  const fields = isSchema(schema['properties']) ? Object.entries(schema['properties']) : []
  const branches = Array.isArray(schema['anyOf']) ? (schema['anyOf'] as unknown[]) : []
  return [
    ...(own ? [path] : []),
    ...fields.flatMap(([name, field]) => unbounded(field, `${path}.${name}`)),
    ...branches.flatMap((branch) => unbounded(branch, path)),
    ...unbounded(schema['items'], `${path}[]`),
  ]
}

describe('everything that a caller may send has limits: every text a length, every list a number of items (CALL-4.1)', () => {
  const schemas = Object.values(services).flatMap(({ path, methods, data, patch }) => [
    ...(methods.includes('create') ? [[`${path} create`, data] as const] : []),
    ...(methods.includes('patch') ? [[`${path} patch`, patch] as const] : []),
  ])
  it.each(schemas)('%s', (_name, schema) => {
    expect(schema).toBeDefined()
    expect(unbounded(schema, '')).toEqual([])
  })
})
