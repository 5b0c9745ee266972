import type { AcceptHelpData, HelpCall, User } from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import { and, eq, sql } from 'drizzle-orm'
import type { Runtime } from '../../../runtime/runtime.ts'
import { helpCalls } from '../../../tables/help-calls.ts'
import { helpRecord } from './help-record.ts'

/** `create helpCalls/accept`: the caller is on the way, unless somebody else is already (KIOSK-8.2). */
export const acceptHelp = async (
  { database, bus, now }: Pick<Runtime, 'database' | 'bus' | 'now'>,
  { shop, call }: AcceptHelpData,
  user: User | undefined,
): Promise<HelpCall> => {
  const accepted = {
    by: user?._id ?? '',
    ...(user?.name ? { name: user.firstName ?? user.name } : {}),
    time: new Date(now()).toISOString(),
  }
  const [row] = await database
    .update(helpCalls)
    .set({ accepted: sql`coalesce(${helpCalls.accepted}, ${JSON.stringify(accepted)}::jsonb)` })
    .where(and(eq(helpCalls.shop, shop), eq(helpCalls._id, call)))
    .returning()
  if (!row) throw new NotFound('Nobody is needed there any more')
  const record = helpRecord(row)
  bus.publish({ path: 'helpCalls', event: 'patched', data: record })
  return record
}
