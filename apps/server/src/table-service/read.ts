import { always, both, type Condition, type Query, readQuery } from '@comanda/contract'
import { BadRequest } from '@feathersjs/errors'
import type { CallParams } from '../runtime/app.ts'
import type { RecordTable } from './table.ts'

/** The query of a call, with what its caller may reach; throws `BadRequest` with the path of what is wrong. */
export const queryOf = (table: RecordTable, params: CallParams = {}): Query => {
  const form = params.provider === 'rest' ? 'text' : 'json'
  const reading = readQuery(table.query, params.query, form)
  if (!reading.ok) {
    const { field, message } = reading.problem
    throw new BadRequest(`Query: ${field} ${message}`, { code: 'queryInvalid', field })
  }
  return { ...reading.query, where: both(reading.query.where, params.scope ?? always) }
}

/** One record, within what the caller may reach and the rest of the query. */
export const idAnd = (id: unknown, where: Condition): Condition =>
  both({ kind: 'compare', field: '_id', operator: '$eq', value: String(id) }, where)

const holdsAlways = (condition: Condition): boolean =>
  condition.kind === 'all' && condition.of.every(holdsAlways)

/** Whether a `get` asks for nothing but the record: all its fields, whatever is in them. */
export const asksWhole = ({ where, select }: Query): boolean =>
  select === undefined && holdsAlways(where)
