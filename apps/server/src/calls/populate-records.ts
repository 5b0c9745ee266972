import {
  type Populated,
  queryFields,
  readQuery,
  type RecordPath,
  type ServiceDescription,
} from '@comanda/contract'
import { selected } from '../records/selected.ts'
import type { App, CallContext, CallParams, NextCall } from '../runtime/app.ts'
import { recordPolicies } from '../policies/record-policies.ts'
import { readingOf } from '../table-service/known-queries.ts'
import { shownRecord } from '../policies/shown-record.ts'

type Fields = Readonly<Record<string, unknown>>

const isPath = (path: string): path is RecordPath => path in recordPolicies

/** Returns a record, or the selected fields of it if it is one. */
const part = (value: unknown, select: readonly string[] | undefined): unknown =>
  typeof value === 'object' && value !== null ? selected(value, select) : value

type Lookup = (path: RecordPath, id: string) => Promise<object | undefined>

/** Looks up each record once, however many records of a call have its id. */
const lookupOnce = (app: App): Lookup => {
  const known = new Map<string, Promise<object | undefined>>()
  return (path, id) => {
    const key = `${path}/${id}`
    const found = known.get(key) ?? shownRecord(app, path, id)
    known.set(key, found)
    return found
  }
}

/** Returns the record with ids replaced by their records; an id stays if its record is removed or hidden. */
const populated = async (
  lookup: Lookup,
  { populate = {} }: ServiceDescription,
  requested: readonly Populated[],
  record: Fields,
): Promise<Fields> => {
  const entries = await Promise.all(
    requested.map(async ({ field, select }): Promise<readonly [string, unknown]> => {
      const id = record[field]
      const path = populate[field] ?? ''
      const found = typeof id === 'string' && isPath(path) ? await lookup(path, id) : undefined
      return [field, part(found ?? id, select)]
    }),
  )
  return { ...record, ...Object.fromEntries(entries.filter(([, value]) => value !== undefined)) }
}

/** Returns what `$populate` requests; the query was checked before. */
const requestedIn = (
  description: ServiceDescription,
  { query, provider }: CallParams,
): readonly Populated[] => {
  if (query?.['$populate'] === undefined) return []
  const read = readingOf(description.path, query)
  if (read) return read.populate ?? []
  const form = provider === 'rest' ? 'text' : 'json'
  const reading = readQuery(queryFields(description), { $populate: query['$populate'] }, form)
  return reading.ok ? (reading.query.populate ?? []) : []
}

/**
 * Replaces ids by their records in the fields that `$populate` names, if the records are public. A record that is there
 * already stays.
 */
export const populateRecords =
  (descriptions: Readonly<Record<string, ServiceDescription>>) =>
  async (context: CallContext, next: NextCall): Promise<void> => {
    await next()
    const { app, path, method, params, result } = context
    const description = descriptions[path]
    if (!description || (method !== 'find' && method !== 'get')) return
    const requested = requestedIn(description, params)
    if (requested.length === 0) return
    const lookup = lookupOnce(app)
    const one = (record: Fields) => populated(lookup, description, requested, record)
    const found = result as Fields | readonly Fields[] | { readonly data: readonly Fields[] }
    if (Array.isArray(found)) context.result = await Promise.all(found.map(one))
    else if ('data' in found && Array.isArray(found.data))
      context.result = { ...found, data: await Promise.all(found.data.map(one)) }
    else context.result = await one(found as Fields)
  }
