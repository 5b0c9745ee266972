import {
  canonicalQuery,
  queryFields,
  type QueryFields,
  readQuery,
  type ServiceDescription,
} from '@comanda/contract'
import { BadRequest } from '@feathersjs/errors'
import type { CallContext, NextCall } from '../runtime/app.ts'

/**
 * Refuses a query outside the service's query language before anything else reads it, which then has it in one spelling:
 * words with `$`, and `$select` as a list.
 */
export const checkQuery = (descriptions: Readonly<Record<string, ServiceDescription>>) => {
  const fields = new Map<string, QueryFields>(
    Object.values(descriptions).map((one) => [one.path, queryFields(one)]),
  )
  return async ({ path, params }: CallContext, next: NextCall): Promise<void> => {
    const known = fields.get(path)
    if (known && params.provider) {
      const form = params.provider === 'rest' ? 'text' : 'json'
      const query = canonicalQuery(known, params.query, form)
      const reading = readQuery(known, query, form)
      if (!reading.ok) {
        const { field, message } = reading.problem
        throw new BadRequest(`Query: ${field} ${message}`, { code: 'queryInvalid', field })
      }
      const { select } = reading.query
      params.query = { ...(query as object), ...(select ? { $select: [...select] } : {}) }
    }
    await next()
  }
}
