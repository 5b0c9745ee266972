import type { GiftRecord } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { EventBus } from '../../../runtime/event-bus.ts'
import { announceLeft } from './announce-left.ts'
import { pointRecord } from '../../members/point-records/point-record.ts'
import { pointRecords } from '../../../tables/point-records.ts'

/** Announces to a member the coupon of a reward and the points spent on it. Only after the transaction. */
export const announceGift = async (
  database: Database,
  bus: EventBus,
  { user, gift, coupon, createTime }: GiftRecord,
): Promise<void> => {
  bus.publish({ path: 'userCoupons', event: 'created', data: coupon })
  await announceLeft(database, bus, [gift])
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
