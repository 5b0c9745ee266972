import { isSchema, numberOf, type Schema, schemasOf } from './schema.ts'

/** A valid value with one change. */
export interface Mutation {
  /** The change, such as `lines.0.quantity: below its minimum`. */
  readonly what: string
  readonly value: unknown
}

const mutation = (what: string, value: unknown): Mutation => ({ what, value })

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const within = (
  field: string | number,
  mutations: readonly Mutation[],
  put: (value: unknown) => unknown,
) =>
  mutations.map(({ what, value }) =>
    mutation(what.startsWith(':') ? `${field}${what}` : `${field}.${what}`, put(value)),
  )

const textMutations = (schema: Schema, value: string): readonly Mutation[] => {
  const { pattern, format } = schema
  const [least, most] = [numberOf(schema['minLength'], 0), numberOf(schema['maxLength'], Infinity)]
  const long = () =>
    format === 'email' ? `${'a'.repeat(most)}@comanda.test` : 'a'.repeat(most + 1)
  return [
    mutation(': a number instead of a text', 7),
    ...(typeof pattern === 'string' ? [mutation(': against its pattern', `${value} \n`)] : []),
    ...(typeof format === 'string' ? [mutation(`: no ${format}`, `${value}!`)] : []),
    ...(least > 0 ? [mutation(': too short', 'a'.repeat(least - 1))] : []),
    ...(Number.isFinite(most) ? [mutation(': too long', long())] : []),
  ]
}

const numberMutations = (schema: Schema): readonly Mutation[] => {
  const { minimum, maximum, exclusiveMinimum, multipleOf } = schema
  const inside = numberOf(minimum, numberOf(exclusiveMinimum, 0)) + 1
  return [
    mutation(': a text instead of a number', 'seven'),
    ...(typeof minimum === 'number' ? [mutation(': below its minimum', minimum - 1)] : []),
    ...(typeof maximum === 'number' ? [mutation(': above its maximum', maximum + 1)] : []),
    ...(typeof exclusiveMinimum === 'number'
      ? [mutation(': not above its limit', exclusiveMinimum)]
      : []),
    ...(typeof multipleOf === 'number' ? [mutation(': no multiple', inside + multipleOf / 2)] : []),
    ...(schema['type'] === 'integer' ? [mutation(': no whole number', inside + 0.5)] : []),
  ]
}

const listMutations = (schema: Schema, value: readonly unknown[]): readonly Mutation[] => {
  const [least, most] = [numberOf(schema['minItems'], 0), numberOf(schema['maxItems'], Infinity)]
  const [first] = value
  return [
    mutation(': a number instead of a list', 7),
    ...(least > 0 ? [mutation(': too few items', value.slice(0, least - 1))] : []),
    ...(Number.isFinite(most) && first !== undefined
      ? [
          mutation(
            ': too many items',
            Array.from({ length: most + 1 }, () => first),
          ),
        ]
      : []),
    ...value.flatMap((item, at) =>
      within(at, mutationsOf(schema['items'], item), (changed) => value.with(at, changed)),
    ),
  ]
}

const objectMutations = (
  schema: Schema,
  value: Readonly<Record<string, unknown>>,
): readonly Mutation[] => {
  const properties = isSchema(schema['properties']) ? schema['properties'] : {}
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : []
  const without = (field: string) =>
    Object.fromEntries(Object.entries(value).filter(([name]) => name !== field))
  return [
    mutation(': a number instead of an object', 7),
    ...required.map((field) => mutation(`${field}: absent`, without(field))),
    ...(schema['additionalProperties'] === false && !('patternProperties' in schema)
      ? [mutation(': a field more', { ...value, notAField: 1 })]
      : []),
    ...(numberOf(schema['minProperties'], 0) > 0 ? [mutation(': empty', {})] : []),
    ...Object.entries(value).flatMap(([field, inner]) =>
      within(field, mutationsOf(properties[field], inner), (changed) => ({
        ...value,
        [field]: changed,
      })),
    ),
  ]
}

/** Returns the branch of a union that allows the value. */
const branchOf = (branches: readonly Schema[], value: unknown): Schema | undefined =>
  branches.find((branch) => {
    if ('const' in branch) return branch['const'] === value
    if (branch['type'] === 'null') return value === null
    if (branch['type'] === 'array') return Array.isArray(value)
    if (branch['type'] !== 'object')
      return typeof value === (branch['type'] === 'integer' ? 'number' : branch['type'])
    const properties = isSchema(branch['properties']) ? branch['properties'] : {}
    return (
      isObject(value) &&
      Object.entries(properties).every(
        ([field, schema]) =>
          !isSchema(schema) || !('const' in schema) || schema['const'] === value[field],
      )
    )
  })

/** Returns every single change of a valid value that its schema forbids. */
export const mutationsOf = (schema: unknown, value: unknown): readonly Mutation[] => {
  if (!isSchema(schema)) return []
  if ('const' in schema) return [mutation(': another word', 'another')]
  const branches = schemasOf(schema['anyOf'])
  if (branches.length > 0)
    return mutationsOf(branchOf(branches, value), value).filter(
      ({ value: wrong }) => typeof wrong === typeof value || !branchOf(branches, wrong),
    )
  switch (schema['type']) {
    case 'string':
      return textMutations(schema, String(value))
    case 'integer':
    case 'number':
      return numberMutations(schema)
    case 'boolean':
      return [mutation(': a text instead of a truth', 'yes')]
    case 'null':
      return [mutation(': a number instead of nothing', { a: 7 })]
    case 'array':
      return Array.isArray(value) ? listMutations(schema, value) : []
    case 'object':
      return isObject(value) ? objectMutations(schema, value) : []
    default:
      return []
  }
}
