import {
  always,
  both,
  type Condition,
  fieldIn,
  userCoupons as description,
} from '@comanda/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import type { CallParams } from '../../../../runtime/app.ts'
import { findRecords } from '../../../../table-service/find.ts'
import { notFound } from '../../../../table-service/get.ts'
import { fieldValues } from '../../../../table-service/field-values.ts'
import { selectOverAll } from '../../../../table-service/find-over-all.ts'
import { holdsAlways, idAnd, queryOf } from '../../../../table-service/read.ts'
import { recordTable } from '../../../../table-service/table.ts'
import { whereOf } from '../../../../table-service/where.ts'
import { orderDiscounts } from '../../../../tables/order-discounts.ts'
import { type UserCouponRow, userCoupons as table } from '../../../../tables/user-coupons.ts'

/** Coupons whose rule was deleted are left out by the statement: they would otherwise count towards `$limit`. */
const hasRule = sql`exists (select 1 from ${orderDiscounts} where ${orderDiscounts._id} = ${table.coupon})`

const records = { ...recordTable(description, table), served: hasRule }

/** Returns the condition with the holders of the coupons of all members whom it names. */
const withHolders = (where: Condition): Condition => {
  const users = [...(fieldValues(where, 'user') ?? [])].filter((user) => user !== null)
  return users.length > 0 && !fieldValues(where, 'user')?.has(null)
    ? both(where, fieldIn('holder', users))
    : where
}

/** Returns the rows of a query; by their holders if it names members. */
export const findCouponRows = async (
  database: Database,
  params: CallParams,
): Promise<readonly UserCouponRow[]> => {
  const scope = withHolders(queryOf(records, params).where)
  const rows = await findRecords<UserCouponRow>(database, records, { ...params, scope })
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
  const isWanted = whereOf(records.columns, idAnd(id, query.where))
  const rowOf = async (holder: string): Promise<UserCouponRow | undefined> => {
    const [row] = await database
      .select()
      .from(table)
      .where(and(eq(table.holder, holder), isWanted))
    return row
  }
  const rowOfAnyone = async (): Promise<UserCouponRow | undefined> => {
    const [row] = await selectOverAll(database, records, records.columns).where(isWanted)
    return row as UserCouponRow | undefined
  }
  const caller = params.user?._id
  const row =
    (caller === undefined ? undefined : await rowOf(caller)) ??
    (await rowOf(id)) ??
    (holdsAlways(params.scope ?? always) ? await rowOfAnyone() : undefined)
  if (!row) throw notFound(id)
  return row
}
