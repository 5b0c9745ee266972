import { gifts, type GiftRecord } from '@comanda/contract'
import { eq, and } from 'drizzle-orm'
import { allEnded } from '../../../database/all-ended.ts'
import { inSentTransaction } from '../../../database/transaction.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { signedIn } from '../../../policies/members.ts'
import { anyOf } from '../../../policies/policy.ts'
import { onSite } from '../../../policies/staff.ts'
import { answerSent, claimWrite, type WriteOutcome } from '../../../idempotency/once.ts'
import { shops } from '../../../tables/shops.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'
import { readReward, redeemRead } from './redeem-gift.ts'
import { redeemerOf } from './redeemer.ts'
import { refused } from '../../../errors/refusal.ts'
import { sessionNotFound } from '../../../errors/session-not-found.ts'
import { shopNotFound } from '../../../errors/shop-not-found.ts'
import type { Database } from '../../../database/connect.ts'
import type { EventBus } from '../../../runtime/event-bus.ts'
import { announceLeft } from './announce-left.ts'
import { pointRecord } from '../../members/point-records/point-record.ts'
import { pointRecords } from '../../../tables/point-records.ts'

type Redeemed = WriteOutcome<{ readonly answer: GiftRecord }>

/** Announces to a member the coupon of a reward and the points spent on it. Only after the transaction. */
const announceGift = async (
  database: Database,
  bus: EventBus,
  { user, gift, coupon, createTime }: GiftRecord,
): Promise<void> => {
  bus.publish({ path: 'userCoupons', event: 'created', data: coupon })
  announceLeft(database, bus, [gift])
  const records = await database
    .select()
    .from(pointRecords)
    .where(
      and(
        eq(pointRecords.user, user),
        eq(pointRecords.gift, gift),
        eq(pointRecords.createTime, createTime),
      ),
    )
  for (const row of records)
    bus.publish({ path: 'pointRecords', event: 'created', data: pointRecord(row) })
}

const checkSession = async (database: Database, session: string, shop: string): Promise<void> => {
  const [found] = await database
    .select({ _id: tableSessions._id })
    .from(tableSessions)
    .where(and(eq(tableSessions.shop, shop), eq(tableSessions._id, session)))
    .execute()
  if (found) return
  throw refused({ ...sessionNotFound, field: 'session' })
}

/** `create gifts/redeem` (CPN-5.3): a member redeems a reward for points and owns its coupon afterwards. */
export const redeem = serveCall(
  gifts.calls.redeem,
  anyOf(signedIn, onSite),
  async (data, { runtime, params }) => {
    const { idempotencyKey: key, memberPass: _pass, ...payload } = data
    const { database, bus, now: clock } = runtime
    const user = redeemerOf(runtime, data, params)
    const now = new Date(clock())
    const { gift, session, shop } = payload
    const write = { shop, scope: `gifts/redeem/${user}`, key, caller: user, payload }
    const { answer, made } = await inSentTransaction(database, async (transaction) => {
      const [[place], claimed, read] = await allEnded([
        transaction.select().from(shops).where(eq(shops._id, shop)).execute(),
        claimWrite(transaction, write),
        readReward(transaction, { gift, user, now }),
        session === undefined ? undefined : checkSession(transaction, session, shop),
      ])
      if (!place) throw refused(shopNotFound)
      if ('answer' in claimed)
        return { sent: Promise.resolve<Redeemed>({ answer: claimed.answer as GiftRecord }) }
      const redeeming = { gift, user, shop: place, session, now, field: 'gift' }
      return answerSent(transaction, claimed, {
        answer: await redeemRead(transaction, redeeming, read),
      })
    })
    // A missed event is harmless, since clients read again: the redemption stands.
    if (made) void announceGift(database, bus, answer).catch(() => undefined)
    return answer
  },
)
