import type { Handoff } from '@comanda/contract'
import { and, eq, sql } from 'drizzle-orm'
import { refused } from '../../../errors/refusal.ts'
import { channelOf } from '../../../realtime/channels/channels.ts'
import { channelsOf } from '../../../realtime/channels/joined-channels.ts'
import type { App, CallParams } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { shopLookUp } from '../../../shop-directory/shop-look-up.ts'
import { type HandoffRow, handoffs } from '../../../tables/handoffs.ts'
import { handoffRecord } from './handoff-record.ts'
import { handoffGone, handoffTaken } from './refusals.ts'

const shopsOfHandoffs = shopLookUp(handoffs)

type Owning = Pick<Runtime, 'database' | 'shopDirectory'>

const inShop = async (
  { database, shopDirectory }: Owning,
  id: string,
  work: (shop: string) => Promise<HandoffRow | undefined>,
): Promise<HandoffRow> => {
  const row = await shopDirectory.readByShop(database, shopsOfHandoffs, id, work)
  if (!row) throw refused({ ...handoffGone, field: '_id' })
  return row
}

const load = (runtime: Owning, id: string): Promise<HandoffRow> =>
  inShop(runtime, id, async (shop) => {
    const [row] = await runtime.database
      .select()
      .from(handoffs)
      .where(and(eq(handoffs.shop, shop), eq(handoffs._id, id)))
    return row
  })

/** `get handoffs/{id}`: whether it was taken. The connection hears of it from then on. */
export const getHandoff = async (
  app: App,
  runtime: Owning,
  id: string,
  { connection }: CallParams,
): Promise<Handoff> => {
  const row = await load(runtime, id)
  if (!connection) return handoffRecord(row)
  const channels = channelsOf(app)
  channels.join(channelOf.handoff(row.shop, id), connection)
  await channels.ready(connection)
  return handoffRecord(await load(runtime, id))
}

/** `create carts/withdraw`: nobody takes it any more. A cart that has moved is refused: it is its taker's (HANDOFF-1.7). */
export const withdraw = async (runtime: Owning, id: string): Promise<Handoff> => {
  const row = await load(runtime, id)
  const isOpen = and(
    eq(handoffs.shop, row.shop),
    eq(handoffs._id, id),
    sql`(${handoffs.kind} <> 'move' or ${handoffs.left} > 0)`,
  )
  const [ended] = await runtime.database.delete(handoffs).where(isOpen).returning()
  if (!ended) throw refused({ ...handoffTaken, field: 'handoff' })
  return handoffRecord({ ...ended, left: 0 })
}
