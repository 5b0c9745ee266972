import type { OrderDiscount } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { allEnded } from '../../../../database/all-ended.ts'
import type { Database } from '../../../../database/connect.ts'
import { preparedRows } from '../../../../database/prepared-rows.ts'
import { preparedStatement } from '../../../../database/prepared-statement.ts'
import { recordOf } from '../../../../table-service/row.ts'
import { couponCodes, type CouponCodeRow } from '../../../../tables/coupon-codes.ts'
import { couponCodeSlots } from '../../../../tables/coupon-code-slots.ts'
import { orderDiscounts } from '../../../../tables/order-discounts.ts'
import { shops } from '../../../../tables/shops.ts'
import { type UserCouponRow, userCoupons } from '../../../../tables/user-coupons.ts'

const isOfCode = sql`where upper(${couponCodes.code}) = upper(${sql.placeholder('code')})`
const ofCode = (field: 'code' | 'coupon' | '_id') =>
  sql`(select ${couponCodes[field]} from ${couponCodes} ${isOfCode})`

const readCode = preparedRows('claimed_code', couponCodes, isOfCode)
const readLeft = preparedStatement<{ left: number | null }>(
  'left_of_code',
  sql`select sum(quantity)::int as left from ${couponCodeSlots} where item = ${ofCode('_id')}`,
)
const readRule = preparedRows('rule_of_code', orderDiscounts, sql`where _id = ${ofCode('coupon')}`)
const readShop = preparedRows('shop_of_claim', shops, sql`where _id = ${sql.placeholder('shop')}`)
const readClaims = preparedRows(
  'claims_of_code',
  userCoupons,
  sql`where holder = ${sql.placeholder('user')} and ${userCoupons.code} = ${ofCode('code')}
    order by create_time desc`,
)
const readClaim = preparedRows(
  'claim_of_visitor',
  userCoupons,
  sql`where holder = ${sql.placeholder('id')} and _id = ${sql.placeholder('id')}`,
)

/** The coupons of a visitor's ids that were claimed, the last one first. */
const claimsOfVisitor = async (
  transaction: Database,
  ids: readonly string[],
): Promise<readonly UserCouponRow[]> => {
  const claims: UserCouponRow[] = []
  for (const id of ids) {
    const [claimed] = await readClaim(transaction, { id })
    if (!claimed) break
    claims.push(claimed)
  }
  return claims.toReversed()
}

/** What a code gives in a shop, and what the caller has had of it. */
export interface CodeOffer {
  /** With what is left of it. */
  readonly code: CouponCodeRow | undefined
  readonly rule: OrderDiscount | undefined
  readonly shop: typeof shops.$inferSelect | undefined
  /** The last one first. */
  readonly before: readonly UserCouponRow[]
}

/** Reads an offer in one round trip; a visitor who has claimed the code before takes one more for each coupon. */
export const readOffer = async (
  transaction: Database,
  { code, shop }: { readonly code: string; readonly shop: string },
  claimed: { readonly user: string } | { readonly ids: readonly string[] },
): Promise<CodeOffer> => {
  const [[found], left, [rule], [place], before] = await allEnded([
    readCode(transaction, { code }),
    readLeft(transaction, { code }),
    readRule(transaction, { code }),
    readShop(transaction, { shop }),
    'user' in claimed
      ? readClaims(transaction, { code, user: claimed.user })
      : claimsOfVisitor(transaction, claimed.ids),
  ])
  const quantity = found?.quantity == null ? null : (left.rows[0]?.left ?? 0)
  return {
    code: found && { ...found, quantity },
    rule: rule && (recordOf(rule) as OrderDiscount),
    shop: place,
    before,
  }
}
