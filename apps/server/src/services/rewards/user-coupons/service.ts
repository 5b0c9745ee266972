import {
  type OrderDiscount,
  type UserCoupon,
  type UserCouponData,
  userCoupons as description,
} from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { recordOf } from '../../../table-service/row.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { callerIdentity } from '../../../authentication/caller-identity.ts'
import { callerOf } from '../../../authentication/caller-of.ts'
import { refuseOwnAccount } from '../../../authentication/own-account.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import type { Served } from '../../../calls/served.ts'
import { once } from '../../../idempotency/once.ts'
import { newSecretId } from '../../../identifiers/new-id.ts'
import { selected } from '../../../records/selected.ts'
import { orderDiscounts } from '../../../tables/order-discounts.ts'
import { claimCoupon } from './claim.ts'
import { withRules } from './queries/with-rules.ts'
import { findCouponRows, getCouponRow } from './queries/coupon-rows.ts'
import { couponRecord } from './queries/owned-coupons.ts'
import { releaseCoupons } from './release.ts'
import { userCoupons as table } from '../../../tables/user-coupons.ts'
import { validate } from './validate.ts'

const giveCoupon = async (
  transaction: Database,
  { user, coupon, shops, endDate }: Omit<UserCouponData, 'idempotencyKey'>,
  createTime: string,
): Promise<UserCoupon> => {
  const [rule] = await transaction
    .select()
    .from(orderDiscounts)
    .where(eq(orderDiscounts._id, coupon))
  if (!rule) throw new NotFound('No such discount', { code: 'dataInvalid', field: 'coupon' })
  const [row] = await transaction
    .insert(table)
    .values({
      _id: newSecretId(),
      holder: user,
      user,
      coupon,
      shops,
      endDate,
      status: 'valid',
      createTime,
    })
    .returning()
  if (!row) throw new Error('a coupon was not written')
  return couponRecord(row, recordOf(rule) as OrderDiscount)
}

/** The coupons of members. */
const owned = serveRecords(description, ({ runtime: { database, reads, now } }) => ({
  methods: {
    find: async (params = {}) => {
      const { $select: select, ...query } = params.query ?? {}
      const on = params.transaction ?? reads
      const rows = await findCouponRows(on, { ...params, query })
      return (await withRules(on, rows)).map((coupon) => selected(coupon, select))
    },
    get: async (id, params = {}) => {
      const { $select: select, ...query } = params.query ?? {}
      const row = await getCouponRow(reads, String(id), { ...params, query })
      const [coupon] = await withRules(reads, [row])
      if (!coupon) throw new NotFound(`No record found for id '${String(id)}'`)
      return selected(coupon, select)
    },
    /** Staff grant a coupon to a member. */
    create: async ({ idempotencyKey: key, ...payload }, params = {}) => {
      const write = {
        shop: '',
        scope: `userCoupons/${payload.user}`,
        key,
        caller: callerIdentity(params),
        payload,
      }
      const createTime = new Date(now()).toISOString()
      const { answer } = await inTransaction(params.transaction ?? database, (transaction) =>
        once(transaction, write, async () => {
          if (params.provider) await refuseOwnAccount(transaction, callerOf(params), payload.user)
          return { answer: await giveCoupon(transaction, payload, createTime) }
        }),
      )
      return answer
    },
  },
}))

/** Coupons of members, and the calls that claim and check one. */
export const userCoupons: readonly Served[] = [owned, claimCoupon, validate, releaseCoupons]
