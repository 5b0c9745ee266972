import type { SubscribeData, SubscribeResult } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import type { App, CallParams } from '../../../runtime/app.ts'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { channelOf } from '../../../realtime/channels.ts'
import { subscribeToShop } from '../../../realtime/shop-channels.ts'
import { sessionNotFound } from './session-refusals.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'

/**
 * `create tableSessions/subscribe`: subscribes the connection to the session. It joins before the version is read, so
 * that it receives all changes after that version.
 */
export const subscribe = async (
  app: App,
  database: Database,
  { item }: SubscribeData,
  params: CallParams | undefined,
): Promise<SubscribeResult> => {
  const channel = app.channel(channelOf.session(item))
  const versionOf = () =>
    database
      .select({ shop: tableSessions.shop, version: tableSessions.version })
      .from(tableSessions)
      .where(eq(tableSessions._id, item))
  const [known] = await versionOf()
  if (!known) throw refused({ ...sessionNotFound, field: 'item' })
  if (!params?.connection) return { item, version: known.version }
  channel.join(params.connection)
  subscribeToShop(app, params.connection, known.shop)
  const [now] = await versionOf()
  return { item, version: now?.version ?? known.version }
}
