import type { Change } from '@comanda/contract'
import { recordPolicies } from '../../policies/record-policies.ts'
import type { HandlerContext } from '../../calls/served.ts'
import type { CallParams } from '../../runtime/app.ts'
import { readRecordsOf } from '../../table-service/records-of-ids.ts'
import type { RecordChangeRow } from '../../tables/record-changes.ts'

/** Returns the last change of each record, in their order. */
const lastOfEach = (rows: readonly RecordChangeRow[]): readonly RecordChangeRow[] => {
  const last = new Map(rows.map((row) => [`${row.path} ${row.record}`, row]))
  return rows.filter((row) => last.get(`${row.path} ${row.record}`) === row)
}

/** Returns changes with their records as they stand now, within what the caller may read of each path. */
export const changesAsRead = async (
  { app, runtime, params: { user, key } }: HandlerContext,
  rows: readonly RecordChangeRow[],
): Promise<Change[]> => {
  const by = { ...(user ? { user } : {}), ...(key ? { key } : {}) }
  const paramsFor = (path: string): CallParams => {
    const rule = recordPolicies[path as Change['path']].find
    const call = { method: 'find', id: undefined, query: {}, data: {} } as const
    const scope = rule?.({ ...call, now: runtime.now(), ...(user ? { user } : {}) })
    if (!scope) throw new Error(`${path} was listed to who may not read it`)
    return { ...by, scope }
  }
  const changed = lastOfEach(rows)
  const find = await readRecordsOf(app, changed, paramsFor)
  return changed.map((row) => ({
    timestamp: row.time,
    ...(row.shop === '' ? {} : { shop: row.shop }),
    path: row.path,
    record: row.record,
    data: find(row) ?? null,
  }))
}
