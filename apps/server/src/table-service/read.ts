import { always, both, type Condition, type Query, readQuery } from '@comanda/contract'
import { BadRequest } from '@feathersjs/errors'
import type { CallParams } from '../runtime/app.ts'
import { readingOf } from './known-queries.ts'
import type { RecordTable } from './table.ts'

const readingFor = (table: RecordTable, { query, provider }: CallParams): Query => {
  const reading = readQuery(table.query, query, provider === 'rest' ? 'text' : 'json')
  if (reading.ok) return reading.query
  const { field, message } = reading.problem
  throw new BadRequest(`Query: ${field} ${message}`, { code: 'queryInvalid', field })
}

/** Returns the query of a call, limited to the caller's scope. Throws `BadRequest` with the path of an invalid part. */
export const queryOf = (table: RecordTable, params: CallParams = {}): Query => {
  const query = readingOf(table.path, params.query) ?? readingFor(table, params)
  return { ...query, where: both(query.where, params.scope ?? always) }
}

/** Returns the condition for one record, within the caller's scope and the rest of the query. */
export const idAnd = (id: unknown, where: Condition): Condition =>
  both({ kind: 'compare', field: '_id', operator: '$eq', value: String(id) }, where)

/** Returns whether every record meets the condition. */
export const holdsAlways = (condition: Condition): boolean =>
  condition.kind === 'any'
    ? condition.of.some(holdsAlways)
    : condition.kind === 'all' && condition.of.every(holdsAlways)

/** Returns whether a `get` reads whole records without conditions. */
export const asksWhole = ({ where, select }: Query): boolean =>
  select === undefined && holdsAlways(where)
