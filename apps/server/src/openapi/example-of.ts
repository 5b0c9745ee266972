import type { TSchema } from '@feathersjs/typebox'

/** Texts for the formats of the contract. */
const forms: Readonly<Record<string, string>> = {
  email: 'somebody@comanda.test',
  date: '2026-03-02',
  'date-time': '2026-03-02T10:00:00.000Z',
  '^[0-9a-f]{24}$': 'e'.repeat(24),
  '^[A-Z]{2}$': 'KK',
  '^[0-9A-Fa-f]{32}$': '1'.repeat(32),
  '^https?://[^\\s@#]+$': 'https://pos.comanda.test/hook',
  '^whsec_[A-Za-z0-9+/]{32,86}={0,2}$': `whsec_${'A'.repeat(43)}=`,
  '^[0-9]{3}(02|04|06|08|10|12)$': '11502',
}

const textOf = ({ format, pattern = '', minLength = 1 }: TSchema): string => {
  const known = forms[String(format ?? pattern)]
  if (known !== undefined) return known
  const length = Math.max(Number(minLength), 20)
  const digits = [6, 8, 12, 24].map((count) => '1'.repeat(count))
  const candidates = ['k'.repeat(length), 'K'.repeat(length), '10:00', ...digits]
  const form = new RegExp(String(pattern))
  return candidates.find((text) => form.test(text)) ?? ''
}

const objectOf = ({ properties = {}, required = [], minProperties = 0 }: TSchema): object => {
  const fields = Object.entries(properties as Readonly<Record<string, TSchema>>)
  const wanted = new Set<unknown>(required)
  // A patch says at least one thing.
  if (wanted.size < minProperties) wanted.add(fields[0]?.[0])
  return Object.fromEntries(
    fields.flatMap(([field, schema]) => (wanted.has(field) ? [[field, exampleOf(schema)]] : [])),
  )
}

/** Returns the minimum that a schema of the contract allows: every required field, and no other. */
export const exampleOf = (schema: TSchema | undefined): unknown => {
  if (!schema) return {}
  if (schema['const'] !== undefined) return schema['const']
  const branches: unknown = schema['anyOf']
  if (Array.isArray(branches)) return exampleOf(branches[0] as TSchema)
  if (schema['type'] === 'object') return objectOf(schema)
  if (schema['type'] === 'array')
    return Array.from({ length: Number(schema['minItems'] ?? 0) }, () =>
      exampleOf(schema['items'] as TSchema),
    )
  if (schema['type'] === 'boolean') return true
  if (schema['type'] === 'number' || schema['type'] === 'integer')
    return Number(schema['minimum'] ?? 0) + 1
  return schema['type'] === 'string' ? textOf(schema) : {}
}
