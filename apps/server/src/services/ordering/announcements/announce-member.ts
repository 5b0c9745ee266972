import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { EventBus } from '../../../runtime/event-bus.ts'
import { balanceRecord } from '../../members/balance-records/balance-record.ts'
import { balanceRecords } from '../../../tables/balance-records.ts'
import { announceLeft } from '../../rewards/gifts/announce-left.ts'
import { pointRecord } from '../../members/point-records/point-record.ts'
import { pointRecords } from '../../../tables/point-records.ts'
import type { CouponKey } from '../../rewards/user-coupons/coupon-key.ts'
import { ownedCoupon } from '../../rewards/user-coupons/queries/owned-coupons.ts'

/** The member's own data that a session changed. */
export interface MemberChange {
  readonly session: string
  /** The session's member, if it has one. */
  readonly user: string | null | undefined
  readonly coupons: readonly CouponKey[]
  readonly now: Date
}

const announceChanges = async (
  database: Database,
  bus: EventBus,
  { session, user, coupons, now }: MemberChange,
): Promise<void> => {
  const found = await Promise.all(coupons.map((key) => ownedCoupon(database, key)))
  const owned = found.filter((coupon) => coupon !== undefined)
  for (const data of owned) bus.publish({ path: 'userCoupons', event: 'patched', data })
  const rewards = owned.flatMap(({ gift }) => gift ?? [])
  announceLeft(database, bus, rewards)
  if (user == null) return
  const at = now.toISOString()
  const records = await database
    .select()
    .from(pointRecords)
    .where(
      and(
        eq(pointRecords.user, user),
        eq(pointRecords.session, session),
        eq(pointRecords.createTime, at),
      ),
    )
  for (const row of records)
    bus.publish({ path: 'pointRecords', event: 'created', data: pointRecord(row) })
  const balances = await database
    .select()
    .from(balanceRecords)
    .where(
      and(
        eq(balanceRecords.user, user),
        eq(balanceRecords.session, session),
        eq(balanceRecords.createTime, at),
      ),
    )
  for (const row of balances)
    bus.publish({ path: 'balanceRecords', event: 'created', data: balanceRecord(row) })
}

/**
 * Announces to a member the coupons, points and balances that a session has changed. Only after the transaction, and
 * without delaying or failing the call: a client that misses it reads them next time.
 */
export const announceMember = (database: Database, bus: EventBus, change: MemberChange): void => {
  void announceChanges(database, bus, change).catch(() => undefined)
}
