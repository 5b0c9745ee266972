import type { TSchema } from '@feathersjs/typebox'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'

/** The first value in data that its schema does not allow. */
export interface DataProblem {
  /** Its path, such as `cart.0.quantity`. */
  readonly field: string
  readonly message: string
}

const ajv = new Ajv({
  strict: false,
  allErrors: false,
  // Tolerates binary floating point: 0.07 is a multiple of 0.01, and so is the largest amount (MONEY-1.2).
  multipleOfPrecision: 3,
  // To optimize the code of a schema takes longer than all else of its compilation, for which its first call waits.
  code: { optimize: false },
})
addFormats.default(ajv, ['email', 'date', 'date-time'])

const compiled = new WeakMap<TSchema, ValidateFunction>()

/** Returns the schema without `$id`s, which may occur in it more than once. */
const withoutNames = (schema: TSchema): object =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (key === '$id' ? undefined : value)),
  ) as object

const validatorOf = (schema: TSchema): ValidateFunction => {
  const known = compiled.get(schema)
  if (known) return known
  const made = ajv.compile(withoutNames(schema))
  compiled.set(schema, made)
  return made
}

const pathOf = ({ instancePath, keyword, params }: ErrorObject): string => {
  const path = instancePath.slice(1).split('/').filter(Boolean)
  if (keyword === 'additionalProperties') path.push(String(params['additionalProperty']))
  if (keyword === 'required') path.push(String(params['missingProperty']))
  return path.join('.')
}

/** Returns the deepest error of a union's branches, which is the most specific. */
const deepest = (errors: readonly ErrorObject[]): ErrorObject | undefined =>
  errors.reduce<ErrorObject | undefined>(
    (best, error) => (!best || error.instancePath.length > best.instancePath.length ? error : best),
    undefined,
  )

/** Returns what is wrong with the value of an error, in words. Of a value that is one of several, each branch has an error. */
const problemOf = (
  { keyword, instancePath, message = 'is wrong' }: ErrorObject,
  all: readonly ErrorObject[],
): string => {
  if (keyword === 'additionalProperties') return 'is not a field'
  if (keyword !== 'const') return message
  const values = all
    .filter((other) => other.keyword === 'const' && other.instancePath === instancePath)
    .map(({ params }) => String(params['allowedValue']))
  return `must be ${values.length > 1 ? 'one of ' : ''}${values.join(', ')}`
}

const nameOf = (schema: TSchema): string => schema.$id ?? 'Data'

/** Returns the first problem of the data, or undefined if the schema allows it. */
export const dataProblem = (schema: TSchema, data: unknown): DataProblem | undefined => {
  const validator = validatorOf(schema)
  if (validator(data)) return undefined
  const errors = validator.errors ?? []
  const error = deepest(errors)
  const field = error ? pathOf(error) : ''
  const problem = error ? problemOf(error, errors) : 'is wrong'
  return { field, message: `${nameOf(schema)}: ${field} ${problem}` }
}
