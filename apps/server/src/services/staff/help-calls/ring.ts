import type { HelpCall, HelpReason } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import type { Runtime } from '../../../runtime/runtime.ts'
import { helpCalls } from '../../../tables/help-calls.ts'
import { helpRecord } from './help-record.ts'

interface Ringing {
  readonly shop: string
  readonly device: string
  readonly name: string
  readonly reason: HelpReason
}

/** After how long a call rings again, in ms: somebody may have accepted it and been stopped on the way (KIOSK-8.1). */
const AGAIN = 60_000

/**
 * Rings for a device: once, and again if it asks a minute later, which also takes back who had accepted. Returns the call.
 */
export const ring = async (
  {
    database,
    bus,
    shopDirectory,
    now,
  }: Pick<Runtime, 'database' | 'bus' | 'shopDirectory' | 'now'>,
  ringing: Ringing,
): Promise<HelpCall> => {
  const time = new Date(now()).toISOString()
  const before = new Date(now() - AGAIN).toISOString()
  const isDue = sql`${helpCalls.rungTime} <= ${before}`
  const _id = await shopDirectory.newRecordId(database, ringing.shop)
  const [row] = await database
    .insert(helpCalls)
    .values({ _id, ...ringing, createTime: time, rungTime: time })
    .onConflictDoUpdate({
      target: [helpCalls.shop, helpCalls.device, helpCalls.reason],
      set: {
        name: ringing.name,
        rungTime: sql`case when ${isDue} then ${time} else ${helpCalls.rungTime} end`,
        accepted: sql`case when ${isDue} then null else ${helpCalls.accepted} end`,
      },
    })
    .returning()
  if (!row) throw new Error('a call for help was not stored')
  const call = helpRecord(row)
  if (row.rungTime === time)
    bus.publish({ path: 'helpCalls', event: row._id === _id ? 'created' : 'patched', data: call })
  return call
}
