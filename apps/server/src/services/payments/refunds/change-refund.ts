import type { Refund, User } from '@comanda/contract'
import { Forbidden } from '@feathersjs/errors'
import { and, eq, inArray } from 'drizzle-orm'
import { type Refusal, refused } from '../../../errors/refusal.ts'
import { isStaffOf } from '../../../policies/staff.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { shopLookUp } from '../../../shop-directory/shop-look-up.ts'
import { type RefundRow, refunds } from '../../../tables/refunds.ts'
import { announceRefund, refundRecord } from './refund-record.ts'

const refundShops = shopLookUp(refunds)

const refundNotFound: Refusal = {
  kind: 'NotFound',
  code: 'refundNotFound',
  message: 'There is no such refund.',
}

const ofRefund = (shop: string, id: string) => and(eq(refunds.shop, shop), eq(refunds._id, id))

type WithRefunds = Pick<Runtime, 'database' | 'reads' | 'shopDirectory' | 'bus'>

const refundForStaff = async (
  { reads, shopDirectory }: WithRefunds,
  id: string,
  user: User | undefined,
): Promise<RefundRow> => {
  const row = await shopDirectory.readByShop(reads, refundShops, id, async (shop) => {
    const [found] = await reads.select().from(refunds).where(ofRefund(shop, id))
    return found
  })
  if (!row) throw refused(refundNotFound)
  if (user && isStaffOf(user, row.shop, ['cashier', 'manager'])) return row
  throw new Forbidden('This account is not allowed to do that', { code: 'forbidden' })
}

/** A step of a refund by staff. */
interface RefundStep {
  readonly id: string
  readonly user: User | undefined
  /** The statuses from which it is possible. */
  readonly from: readonly RefundRow['status'][]
  readonly change: (row: RefundRow) => Partial<RefundRow>
}

/** Changes a refund for staff of its shop if it has one of the statuses now, and announces it. */
export const changeRefund = async (
  runtime: WithRefunds,
  { id, user, from, change }: RefundStep,
): Promise<Refund> => {
  const row = await refundForStaff(runtime, id, user)
  const [saved] = await runtime.database
    .update(refunds)
    .set(change(row))
    // As it was read: a step by two people, or beside the sweeper, is taken by one of them.
    .where(
      and(
        ofRefund(row.shop, row._id),
        inArray(refunds.status, [...from]),
        eq(refunds.status, row.status),
      ),
    )
    .returning()
  if (!saved)
    throw refused({
      kind: 'Conflict',
      code: 'illegalTransition',
      message: `A refund that is ${row.status} cannot be changed so.`,
      field: 'refund',
      detail: { from: row.status },
    })
  announceRefund(runtime.bus, 'patched', saved)
  return refundRecord(saved)
}
