import { dataProblem } from '@comanda/contract/validation'
import { BadRequest } from '@feathersjs/errors'
import type { TSchema } from '@feathersjs/typebox'

/** Throws `BadRequest` with the path of the first value in `data` that the schema does not allow. */
export const validate = (schema: TSchema, data: unknown): void => {
  const problem = dataProblem(schema, data)
  if (problem) throw new BadRequest(problem.message, { code: 'dataInvalid', field: problem.field })
}
