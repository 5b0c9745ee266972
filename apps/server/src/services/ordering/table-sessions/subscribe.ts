import type { SubscribeData, SubscribeResult } from '@comanda/contract'
import { tableCodeFailure } from '@comanda/shop-rules/sessions'
import { and, eq } from 'drizzle-orm'
import type { HandlerContext } from '../../../calls/served.ts'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { channelOf } from '../../../realtime/channels/channels.ts'
import { channelsOf } from '../../../realtime/channels/joined-channels.ts'
import { subscribeTo } from '../../../realtime/channels/recent-channels.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'
import { activeSessionOfTable } from '../queries/active-session-of-table.ts'
import { inShopOfSession } from '../../../shop-directory/in-shop-of-session.ts'
import { countUnknownCode } from '../table-codes/count-unknown-code.ts'
import { findCode } from '../table-codes/find-table-code.ts'
import { orderingOf } from './ordering.ts'
import { sessionNotFound } from '../../../errors/session-not-found.ts'

interface Known {
  readonly _id: string
  readonly shop: string
  readonly version: number
}

const sessionIn = async (
  database: Database,
  shop: string,
  id: string,
): Promise<Known | undefined> => {
  const { _id, shop: ofShop, version } = tableSessions
  const [row] = await database
    .select({ _id, shop: ofShop, version })
    .from(tableSessions)
    .where(and(eq(ofShop, shop), eq(_id, id)))
  return row
}

const notFound = () => refused({ ...sessionNotFound, field: 'item' })

/**
 * Returns the active session of a table by a code that enters it now: who may enter the session may hear of it. A code
 * of an empty table gives undefined.
 */
const sessionOfCode = async (
  code: string,
  { app, runtime, params }: HandlerContext,
): Promise<Known | undefined> => {
  const { reads, menuIn, now: clock } = orderingOf({ app, runtime })
  const found = await findCode(runtime, code)
  if (!found) {
    await countUnknownCode(runtime, params)
    throw notFound()
  }
  const menu = await menuIn(found.shop)
  const now = new Date(clock()).toISOString()
  if (!menu || tableCodeFailure(found, now, now, menu.shop)) throw notFound()
  const active = await activeSessionOfTable(reads, found.shop, found.table._id)
  if (found.session !== null && found.session !== active) throw notFound()
  return active === undefined ? undefined : sessionIn(reads, found.shop, active)
}

/**
 * `create tableSessions/subscribe`: subscribes the connection to a session, by its id or by a code of its table (SESS-7.5).
 * It joins before the version is read, so that it receives all changes after that version.
 */
export const subscribe = async (
  { item }: SubscribeData,
  context: HandlerContext,
): Promise<SubscribeResult> => {
  const { app, runtime, params } = context
  const { reads } = runtime
  const known =
    (await inShopOfSession(runtime, item, (shop) => sessionIn(reads, shop, item))) ??
    (await sessionOfCode(item, context))
  if (!known) return { item, version: 0 }
  const { _id, shop } = known
  const { connection } = params
  if (connection) {
    const channels = channelsOf(app)
    subscribeTo(channels, connection, channelOf.session(shop, _id))
    subscribeTo(channels, connection, channelOf.shop(shop))
    await channels.ready(connection)
  }
  const { version } = (connection && (await sessionIn(reads, shop, _id))) ?? known
  return { item, ...(_id === item ? {} : { session: _id }), version }
}
