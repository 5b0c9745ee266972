import * as fc from 'fast-check'
import { isSchema, numberOf, type Schema, schemasOf } from './schema.ts'

/** Options for generated values. */
export interface Wanted {
  /** Ids for some of the values, so that they reference existing records. */
  readonly ids?: readonly string[]
  /** Whether every optional field is present, and every list has an item. */
  readonly whole?: boolean
}

const hex = /^\^\[0-9a-f\]\{24\}\$$/

const matching = new Map<string, fc.Arbitrary<string>>()

const textsMatching = (pattern: string): fc.Arbitrary<string> => {
  const known = matching.get(pattern) ?? fc.stringMatching(new RegExp(pattern))
  matching.set(pattern, known)
  return known
}

const textOf = (schema: Schema, { ids = [] }: Wanted): fc.Arbitrary<string> => {
  const { pattern, format } = schema
  const maxLength = numberOf(schema['maxLength'], 200)
  if (typeof pattern === 'string')
    return hex.test(pattern) && ids.length > 0
      ? fc.oneof(fc.constantFrom(...ids), textsMatching(pattern))
      : textsMatching(pattern)
  if (format === 'email') return fc.emailAddress().filter(({ length }) => length <= maxLength)
  if (format === 'date' || format === 'date-time')
    return fc
      .date({ noInvalidDate: true, min: new Date('1000-01-01'), max: new Date('9999-12-31') })
      .map((date) => date.toISOString().slice(0, format === 'date' ? 10 : undefined))
  return fc.string({
    unit: 'binary',
    minLength: numberOf(schema['minLength'], 0),
    maxLength: Math.min(maxLength, 20),
  })
}

const numbersOf = (schema: Schema): fc.Arbitrary<number> => {
  const above = numberOf(schema['exclusiveMinimum'], -Infinity)
  const min = Math.max(Math.ceil(numberOf(schema['minimum'], -1e15)), Math.floor(above) + 1)
  const max = Math.floor(numberOf(schema['maximum'], 1e15))
  const whole = fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max))
  if (schema['multipleOf'] !== 0.01) return whole
  return fc.oneof(
    whole,
    fc.integer({ min: min * 100, max: max * 100 }).map((cents) => cents / 100),
  )
}

const objectsOf = (schema: Schema, wanted: Wanted): fc.Arbitrary<object> => {
  const properties = isSchema(schema['properties']) ? schema['properties'] : {}
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : []
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, valuesOf(field, wanted)]),
  )
  return fc
    .record(fields, { requiredKeys: wanted.whole ? Object.keys(fields) : required })
    .filter((value) => Object.keys(value).length >= numberOf(schema['minProperties'], 0))
}

/** Generates values that a JSON schema of the contract allows, including its limits. */
export const valuesOf = (schema: unknown, wanted: Wanted = {}): fc.Arbitrary<unknown> => {
  if (!isSchema(schema)) return fc.jsonValue()
  if ('const' in schema) return fc.constant(schema['const'])
  const choices = schemasOf(schema['anyOf'])
  if (choices.length > 0) return fc.oneof(...choices.map((choice) => valuesOf(choice, wanted)))
  const minItems = Math.max(numberOf(schema['minItems'], 0), wanted.whole ? 1 : 0)
  switch (schema['type']) {
    case 'string':
      return textOf(schema, wanted)
    case 'integer':
    case 'number':
      return numbersOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.uniqueArray(valuesOf(schema['items'], wanted), {
        // Only lists whose schema says so are without repetitions.
        comparator: (one, other) => schema['uniqueItems'] === true && one === other,
        minLength: minItems,
        maxLength: Math.max(
          minItems,
          Math.min(numberOf(schema['maxItems'], 3), wanted.whole ? 1 : 3),
        ),
      })
    case 'object':
      return objectsOf(schema, wanted)
    default:
      return fc.jsonValue()
  }
}
