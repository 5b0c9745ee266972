import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { apiKeys } from '../../tables/api-keys.ts'

/** Returns which key has which name, also of those that have ended. */
export const namesOfKeys = async (
  reads: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (keys.length === 0) return new Map()
  const rows = await reads
    .select({ _id: apiKeys._id, name: apiKeys.name })
    .from(apiKeys)
    .where(inArray(apiKeys._id, [...new Set(keys)]))
  return new Map(rows.map(({ _id, name }) => [_id, name]))
}
