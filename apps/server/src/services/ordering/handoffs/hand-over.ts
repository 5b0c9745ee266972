import type { HandoffData, HandoffResult } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import { callerAddress } from '../../../authentication/caller-address.ts'
import { ownedKey } from '../../../authentication/owned-key.ts'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { type Refusal, refused } from '../../../errors/refusal.ts'
import { sessionNotFound } from '../../../errors/session-not-found.ts'
import { isKiosk } from '../../../policies/staff.ts'
import { channelOf } from '../../../realtime/channels/channels.ts'
import { channelsOf } from '../../../realtime/channels/joined-channels.ts'
import type { App, CallParams } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { inShopOfSession } from '../../../shop-directory/in-shop-of-session.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'
import { makeHandoff, type WantedHandoff } from './make-handoff.ts'

/** Handoffs of one address or kiosk in 15 minutes: the guests of a restaurant may share one. */
const mostPerMaker = 100

const MINUTE = 60_000

/** How often each kind can be taken, and for how many minutes (HANDOFF-1.2). */
const terms = {
  move: { left: 1, minutes: 10 },
  copy: { left: 10, minutes: 30 },
  order: { left: 1, minutes: 10 },
} as const

const missing = (field: 'cart' | 'session'): Refusal => ({
  kind: 'BadRequest',
  code: 'dataInvalid',
  message: field === 'cart' ? 'A cart is required.' : 'A session is required.',
  field,
})

/** Returns the shop of a session that the caller placed as a kiosk, or has the key of. */
const ownShop = async (
  runtime: Runtime,
  session: string,
  key: string | undefined,
  device: string | undefined,
): Promise<string> => {
  const shop = await inShopOfSession(runtime, session, async (of) => {
    const { restoreKey, device: placedAt } = tableSessions
    const [row] = await runtime.reads
      .select({ restoreKey, device: placedAt })
      .from(tableSessions)
      .where(and(eq(tableSessions.shop, of), eq(tableSessions._id, session)))
    const isOwn = row && (row.restoreKey === key || (device && row.device === device))
    return isOwn ? of : undefined
  })
  if (shop === undefined) throw refused({ ...sessionNotFound, field: 'session' })
  return shop
}

/**
 * `create carts/handoff`: makes a code by which another device takes a cart or follows an order. The connection hears when that is done
 * (HANDOFF-1).
 */
export const handOver = async (
  app: App,
  runtime: Runtime,
  { kind, cart, session, restoreKey, idempotencyKey }: HandoffData,
  params: CallParams,
): Promise<HandoffResult> => {
  const { database, now } = runtime
  const device = isKiosk(params.user) ? params.user?._id : undefined
  const maker = device ?? callerAddress(params)
  const isOrder = kind === 'order'
  if (isOrder ? session === undefined : cart === undefined)
    throw refused(missing(isOrder ? 'session' : 'cart'))
  await countAttempt(database, [{ name: `handoffs of ${maker}`, most: mostPerMaker }], now())
  const { left, minutes } = terms[kind]
  const wanted: WantedHandoff = {
    shop: isOrder ? await ownShop(runtime, session ?? '', restoreKey, device) : (cart?.shop ?? ''),
    kind,
    cart: isOrder ? undefined : cart,
    session: isOrder ? session : undefined,
    device,
    key: ownedKey(params, idempotencyKey),
    left,
    until: now() + minutes * MINUTE,
  }
  const made = await inTransaction(database, (transaction) =>
    makeHandoff(transaction, runtime, wanted),
  )
  if (params.connection) {
    const channels = channelsOf(app)
    channels.join(channelOf.handoff(wanted.shop, made.handoff), params.connection)
    await channels.ready(params.connection)
  }
  return made
}
