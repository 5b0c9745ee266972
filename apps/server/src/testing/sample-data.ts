import type { TSchema } from '@feathersjs/typebox'

/** Texts for the formats of the contract. */
const forms: Readonly<Record<string, string>> = {
  email: 'somebody@comanda.test',
  date: '2026-03-02',
  'date-time': '2026-03-02T10:00:00.000Z',
  '^[0-9a-f]{24}$': 'e'.repeat(24),
  '^[A-Z]{2}$': 'KK',
  '^[0-9A-Fa-f]{32}$': '1'.repeat(32),
  '^[0-9]{3}(02|04|06|08|10|12)$': '11502',
}

const textOf = ({ format, pattern = '', minLength = 1 }: TSchema): string => {
  const known = forms[String(format ?? pattern)]
  if (known !== undefined) return known
  const length = Math.max(Number(minLength), 20)
  const digits = [6, 8, 12].map((count) => '1'.repeat(count))
  const candidates = ['k'.repeat(length), 'K'.repeat(length), '10:00', ...digits]
  const form = new RegExp(String(pattern))
  return candidates.find((text) => form.test(text)) ?? ''
}

const objectOf = ({ properties = {}, required = [] }: TSchema): object => {
  const wanted = new Set<unknown>(required)
  return Object.fromEntries(
    Object.entries(properties as Readonly<Record<string, TSchema>>).flatMap(([field, schema]) =>
      wanted.has(field) ? [[field, sampleOf(schema)]] : [],
    ),
  )
}

/** Returns the minimum that a schema allows: every required field, and no other. */
export const sampleOf = (schema: TSchema | undefined): unknown => {
  if (!schema) return {}
  if (schema['const'] !== undefined) return schema['const']
  const branches: unknown = schema['anyOf']
  if (Array.isArray(branches)) return sampleOf(branches[0] as TSchema)
  if (schema['type'] === 'object') return objectOf(schema)
  if (schema['type'] === 'array')
    return Array.from({ length: Number(schema['minItems'] ?? 0) }, () =>
      sampleOf(schema['items'] as TSchema),
    )
  if (schema['type'] === 'boolean') return true
  if (schema['type'] === 'number' || schema['type'] === 'integer')
    return Number(schema['minimum'] ?? 0) + 1
  return schema['type'] === 'string' ? textOf(schema) : {}
}

/** Returns the minimum of a patch: its required fields, or else its first field. */
export const firstField = (patch: TSchema | undefined): object => {
  const required = sampleOf(patch) as object
  if (Object.keys(required).length > 0) return required
  const properties: Readonly<Record<string, TSchema>> = patch?.['properties'] ?? {}
  const [field = ''] = Object.keys(properties)
  return { [field]: sampleOf(properties[field]) }
}
