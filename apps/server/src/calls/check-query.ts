import { queryFields, type ServiceDescription } from '@comanda/contract'
import { BadRequest } from '@feathersjs/errors'
import type { CallContext, NextCall } from '../runtime/app.ts'
import { KnownQueries } from '../table-service/known-queries.ts'

/**
 * Refuses a query outside the service's query language before anything else reads it, which then has it in one spelling:
 * words with `$`, and `$select` as a list.
 */
export const checkQuery = (descriptions: Readonly<Record<string, ServiceDescription>>) => {
  const services = new Map<string, KnownQueries>(
    Object.values(descriptions).map((one) => [
      one.path,
      new KnownQueries(one.path, queryFields(one)),
    ]),
  )
  return ({ path, params }: CallContext, next: NextCall): Promise<void> => {
    const queries = services.get(path)
    if (queries && params.provider) {
      const read = queries.read(params.query, params.provider === 'rest' ? 'text' : 'json')
      if (!read.ok) {
        const { field, message } = read.problem
        throw new BadRequest(`Query: ${field} ${message}`, { code: 'queryInvalid', field })
      }
      params.query = read.query
    }
    return next()
  }
}
