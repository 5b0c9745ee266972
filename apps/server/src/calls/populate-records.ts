import { type ServiceDescription, type RecordPath } from '@comanda/contract'
import type { App, CallContext, NextCall } from '../runtime/app.ts'
import { recordPolicies } from '../policies/record-policies.ts'
import { shownRecord } from '../policies/shown-record.ts'

type Fields = Readonly<Record<string, unknown>>

const isPath = (path: string): path is RecordPath => path in recordPolicies

/** The record with others in the place of their ids; an id stays where its record is gone or hidden. */
const populated = async (
  app: App,
  { populate = {} }: ServiceDescription,
  asked: readonly string[],
  record: Fields,
): Promise<Fields> => {
  const entries = await Promise.all(
    asked.map(async (field): Promise<readonly [string, unknown]> => {
      const id = record[field]
      const path = populate[field] ?? ''
      const found =
        typeof id === 'string' && isPath(path) ? await shownRecord(app, path, id) : undefined
      return [field, found ?? id]
    }),
  )
  return { ...record, ...Object.fromEntries(entries.filter(([, value]) => value !== undefined)) }
}

/** Puts the records that `$populate` asks for in the place of their ids, as far as everybody may see them. */
export const populateRecords =
  (descriptions: Readonly<Record<string, ServiceDescription>>) =>
  async (context: CallContext, next: NextCall): Promise<void> => {
    await next()
    const { app, path, method, params, result } = context
    const asked = params.query?.['$populate']
    const description = descriptions[path]
    if (asked === undefined || !description || (method !== 'find' && method !== 'get')) return
    const fields = (Array.isArray(asked) ? asked : [asked]).map(String)
    const one = (record: Fields) => populated(app, description, fields, record)
    const answer = result as Fields | readonly Fields[] | { readonly data: readonly Fields[] }
    if (Array.isArray(answer)) context.result = await Promise.all(answer.map(one))
    else if ('data' in answer && Array.isArray(answer.data))
      context.result = { ...answer, data: await Promise.all(answer.data.map(one)) }
    else context.result = await one(answer as Fields)
  }
