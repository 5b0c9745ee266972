import {
  queryFields,
  type QueryFields,
  readQuery,
  type ServiceDescription,
} from '@comanda/contract'
import { BadRequest } from '@feathersjs/errors'
import type { CallContext, NextCall } from '../runtime/app.ts'

/** Refuses a query outside the service's query language before anything else reads it. */
export const checkQuery = (descriptions: Readonly<Record<string, ServiceDescription>>) => {
  const fields = new Map<string, QueryFields>(
    Object.values(descriptions).map((one) => [one.path, queryFields(one)]),
  )
  return async ({ path, params }: CallContext, next: NextCall): Promise<void> => {
    const known = fields.get(path)
    if (known && params.provider) {
      const reading = readQuery(known, params.query, params.provider === 'rest' ? 'text' : 'json')
      if (!reading.ok) {
        const { field, message } = reading.problem
        throw new BadRequest(`Query: ${field} ${message}`, { code: 'queryInvalid', field })
      }
    }
    await next()
  }
}
