import type { HelpReason } from '@comanda/contract'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Runtime } from '../../../runtime/runtime.ts'
import { helpCalls } from '../../../tables/help-calls.ts'
import { helpRecord } from './help-record.ts'

type Ended = { readonly shop: string } & (
  | { readonly call: string }
  | { readonly device: string; readonly reason: HelpReason }
)

const conditionOf = (ended: Ended): SQL | undefined =>
  'call' in ended
    ? eq(helpCalls._id, ended.call)
    : and(eq(helpCalls.device, ended.device), eq(helpCalls.reason, ended.reason))

/** Ends a call for help, if there is one. */
export const endHelp = async (
  { database, bus }: Pick<Runtime, 'database' | 'bus'>,
  ended: Ended,
): Promise<void> => {
  const [row] = await database
    .delete(helpCalls)
    .where(and(eq(helpCalls.shop, ended.shop), conditionOf(ended)))
    .returning()
  if (row) bus.publish({ path: 'helpCalls', event: 'removed', data: helpRecord(row) })
}
