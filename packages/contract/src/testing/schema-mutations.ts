import { isSchema, numberOf, type Schema, schemasOf } from './schema.ts'
import { type Mutation, mutation, numberMutations, textMutations } from './plain-mutations.ts'

/** The schema of the whole value, and those that are tried apart. */
interface Place {
  readonly root: unknown
  readonly apart: ReadonlySet<unknown>
}

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

const listMutations = (
  schema: Schema,
  value: readonly unknown[],
  place: Place,
): readonly Mutation[] => {
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
      within(at, mutationsIn(schema['items'], item, place), (changed) => value.with(at, changed)),
    ),
  ]
}

const objectMutations = (
  schema: Schema,
  value: Readonly<Record<string, unknown>>,
  place: Place,
): readonly Mutation[] => {
  const isWhole = schema === place.root || !place.apart.has(schema)
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
    ...Object.entries(isWhole ? value : {}).flatMap(([field, inner]) =>
      within(field, mutationsIn(properties[field], inner, place), (changed) => ({
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

const mutationsIn = (schema: unknown, value: unknown, place: Place): readonly Mutation[] => {
  if (!isSchema(schema)) return []
  if ('const' in schema) return [mutation(': another word', 'another')]
  const branches = schemasOf(schema['anyOf'])
  if (branches.length > 0)
    return mutationsIn(branchOf(branches, value), value, place).filter(
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
      return Array.isArray(value) ? listMutations(schema, value, place) : []
    case 'object':
      return isObject(value) ? objectMutations(schema, value, place) : []
    default:
      return []
  }
}

/**
 * Returns every single change of a valid value that its schema forbids. Of the objects of schemas that are tried `apart` only the
 * fields that are absent or too many: what is within their fields is changed there.
 */
export const mutationsOf = (
  schema: unknown,
  value: unknown,
  apart: ReadonlySet<unknown> = new Set(),
): readonly Mutation[] => mutationsIn(schema, value, { root: schema, apart })
