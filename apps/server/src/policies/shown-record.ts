import { meets, type RecordPath } from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import type { App } from '../runtime/app.ts'
import { recordPolicies } from './record-policies.ts'

/** Returns the record if an anonymous visitor may read it, or undefined if it is deleted or hidden. */
export const shownRecord = async <R extends object>(
  app: App,
  path: RecordPath,
  id: string,
): Promise<R | undefined> => {
  const verdict = recordPolicies[path].get?.({ method: 'get', id, query: {}, data: {} })
  if (verdict === undefined) return undefined
  try {
    const record = (await app.service(path).get(id)) as R
    return meets(verdict, { ...(record as object) }) ? record : undefined
  } catch (error) {
    if (error instanceof NotFound) return undefined
    throw error
  }
}
