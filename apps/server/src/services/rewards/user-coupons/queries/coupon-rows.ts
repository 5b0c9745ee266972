import { always, userCoupons as description } from '@comanda/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import type { CallParams } from '../../../../runtime/app.ts'
import { findRecords } from '../../../../table-service/find.ts'
import { notFound } from '../../../../table-service/get.ts'
import { namedMember } from '../../../../table-service/named-member.ts'
import { holdsAlways, idAnd, queryOf } from '../../../../table-service/read.ts'
import { recordTable } from '../../../../table-service/table.ts'
import { whereOf } from '../../../../table-service/where.ts'
import { orderDiscounts } from '../../../../tables/order-discounts.ts'
import { type UserCouponRow, userCoupons as table } from '../../../../tables/user-coupons.ts'

/** Coupons whose rule was deleted are left out by the statement: they would otherwise count towards `$limit`. */
const hasRule = sql`exists (select 1 from ${orderDiscounts} where ${orderDiscounts._id} = ${table.coupon})`

const records = { ...recordTable(description, table), served: hasRule }

/** Returns the rows of a query; of one holder if it names a member. */
export const findCouponRows = async (
  database: Database,
  params: CallParams,
): Promise<readonly UserCouponRow[]> => {
  const user = namedMember(queryOf(records, params).where)
  const served = user === undefined ? hasRule : and(hasRule, eq(table.holder, user))
  const rows = await findRecords<UserCouponRow>(
    database,
    { ...records, ...(served ? { served } : {}) },
    params,
  )
  if (!Array.isArray(rows)) throw new Error('coupons are not paginated')
  return rows
}

/**
 * Returns the row of a coupon: the caller's own, or one without a user; any other only to those who may read all. Throws
 * `NotFound` if there is none within the caller's scope.
 */
export const getCouponRow = async (
  database: Database,
  id: string,
  params: CallParams,
): Promise<UserCouponRow> => {
  const query = queryOf(records, params)
  const rowOf = async (holder?: string): Promise<UserCouponRow | undefined> => {
    const ofHolder = holder === undefined ? undefined : eq(table.holder, holder)
    const [row] = await database
      .select()
      .from(table)
      .where(and(ofHolder, whereOf(records.columns, idAnd(id, query.where))))
    return row
  }
  const caller = params.user?._id
  const row =
    (caller === undefined ? undefined : await rowOf(caller)) ??
    (await rowOf(id)) ??
    (holdsAlways(params.scope ?? always) ? await rowOf() : undefined)
  if (!row) throw notFound(id)
  return row
}
