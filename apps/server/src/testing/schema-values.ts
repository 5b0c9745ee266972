import * as fc from 'fast-check'

type Schema = Readonly<Record<string, unknown>>

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null
const schemasOf = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : [])
const numberOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise

/** Ids that records of the test may have, so that some of what is named exists. */
const hex = /^\^\[0-9a-f\]\{24\}\$$/

const textOf = (schema: Schema, ids: readonly string[]): fc.Arbitrary<string> => {
  const { pattern, format } = schema
  if (typeof pattern === 'string')
    return hex.test(pattern) && ids.length > 0
      ? fc.oneof(fc.constantFrom(...ids), fc.stringMatching(new RegExp(pattern)))
      : fc.stringMatching(new RegExp(pattern))
  if (format === 'email') return fc.emailAddress()
  if (format === 'date' || format === 'date-time')
    return fc
      .date({ noInvalidDate: true, min: new Date('1000-01-01'), max: new Date('9999-12-31') })
      .map((date) => date.toISOString().slice(0, format === 'date' ? 10 : undefined))
  return fc.string({
    unit: 'binary',
    minLength: numberOf(schema['minLength'], 0),
    maxLength: Math.min(numberOf(schema['maxLength'], 20), 20),
  })
}

const numbersOf = (schema: Schema): fc.Arbitrary<number> => {
  const min = Math.ceil(numberOf(schema['minimum'], -1e15))
  const max = Math.floor(numberOf(schema['maximum'], 1e15))
  return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max))
}

const objectsOf = (schema: Schema, ids: readonly string[]): fc.Arbitrary<object> => {
  const properties = isSchema(schema['properties']) ? schema['properties'] : {}
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : []
  const fields = Object.entries(properties).map(([name, field]) => [name, valuesOf(field, ids)])
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required,
  })
}

/** Values that a JSON schema of the contract allows, at its edges and between them; ids are some of those given. */
export const valuesOf = (schema: unknown, ids: readonly string[]): fc.Arbitrary<unknown> => {
  if (!isSchema(schema)) return fc.jsonValue()
  if ('const' in schema) return fc.constant(schema['const'])
  const choices = schemasOf(schema['anyOf'])
  if (choices.length > 0) return fc.oneof(...choices.map((choice) => valuesOf(choice, ids)))
  switch (schema['type']) {
    case 'string':
      return textOf(schema, ids)
    case 'integer':
    case 'number':
      return numbersOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valuesOf(schema['items'], ids), {
        minLength: numberOf(schema['minItems'], 0),
        maxLength: Math.min(numberOf(schema['maxItems'], 3), 3),
      })
    case 'object':
      return objectsOf(schema, ids)
    default:
      return fc.jsonValue()
  }
}
