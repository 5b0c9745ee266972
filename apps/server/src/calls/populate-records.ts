import { type ServiceDescription, type RecordPath } from '@comanda/contract'
import type { App, CallContext, NextCall } from '../runtime/app.ts'
import { recordPolicies } from '../policies/record-policies.ts'
import { shownRecord } from '../policies/shown-record.ts'

type Fields = Readonly<Record<string, unknown>>

const isPath = (path: string): path is RecordPath => path in recordPolicies

/** Returns the record with ids replaced by their records; an id stays if its record is removed or hidden. */
const populated = async (
  app: App,
  { populate = {} }: ServiceDescription,
  requested: readonly string[],
  record: Fields,
): Promise<Fields> => {
  const entries = await Promise.all(
    requested.map(async (field): Promise<readonly [string, unknown]> => {
      const id = record[field]
      const path = populate[field] ?? ''
      const found =
        typeof id === 'string' && isPath(path) ? await shownRecord(app, path, id) : undefined
      return [field, found ?? id]
    }),
  )
  return { ...record, ...Object.fromEntries(entries.filter(([, value]) => value !== undefined)) }
}

/** Replaces ids by their records in the fields that `$populate` names, if the records are public. */
export const populateRecords =
  (descriptions: Readonly<Record<string, ServiceDescription>>) =>
  async (context: CallContext, next: NextCall): Promise<void> => {
    await next()
    const { app, path, method, params, result } = context
    const requested = params.query?.['$populate']
    const description = descriptions[path]
    if (requested === undefined || !description || (method !== 'find' && method !== 'get')) return
    const fields = (Array.isArray(requested) ? requested : [requested]).map(String)
    const one = (record: Fields) => populated(app, description, fields, record)
    const found = result as Fields | readonly Fields[] | { readonly data: readonly Fields[] }
    if (Array.isArray(found)) context.result = await Promise.all(found.map(one))
    else if ('data' in found && Array.isArray(found.data))
      context.result = { ...found, data: await Promise.all(found.data.map(one)) }
    else context.result = await one(found as Fields)
  }
