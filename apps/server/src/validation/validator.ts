import { BadRequest } from '@feathersjs/errors'
import type { TSchema } from '@feathersjs/typebox'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'

const ajv = new Ajv({
  strict: false,
  allErrors: false,
  // 0.07 is a multiple of 0.01 to people, if not to binary floating point.
  multipleOfPrecision: 6,
})
addFormats.default(ajv, ['email', 'date', 'date-time'])

const compiled = new WeakMap<TSchema, ValidateFunction>()

const validatorOf = (schema: TSchema): ValidateFunction => {
  const known = compiled.get(schema)
  if (known) return known
  const { $id: _, ...rest } = schema
  const made = ajv.compile(rest)
  compiled.set(schema, made)
  return made
}

const pathOf = ({ instancePath, keyword, params }: ErrorObject): string => {
  const path = instancePath.slice(1).split('/').filter(Boolean)
  if (keyword === 'additionalProperties') path.push(String(params['additionalProperty']))
  if (keyword === 'required') path.push(String(params['missingProperty']))
  return path.join('.')
}

/** Of the branches of a choice that failed, the one that came furthest says most. */
const deepest = (errors: readonly ErrorObject[]): ErrorObject | undefined =>
  errors.reduce<ErrorObject | undefined>(
    (best, error) => (!best || error.instancePath.length > best.instancePath.length ? error : best),
    undefined,
  )

const nameOf = (schema: TSchema): string => schema.$id ?? 'Data'

/** Throws `BadRequest` with the path of the first thing in `data` that the schema does not allow. */
export const validate = (schema: TSchema, data: unknown): void => {
  const validator = validatorOf(schema)
  if (validator(data)) return
  const error = deepest(validator.errors ?? [])
  const field = error ? pathOf(error) : ''
  const problem =
    error?.keyword === 'additionalProperties' ? 'is not a field' : (error?.message ?? 'is wrong')
  throw new BadRequest(`${nameOf(schema)}: ${field} ${problem}`, { code: 'dataInvalid', field })
}
