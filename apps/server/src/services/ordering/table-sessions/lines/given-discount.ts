import type { DiscountData, OrderDiscount } from '@comanda/contract'
import type { PriceResult } from '@comanda/engine/pricing'
import { discountByHand, type GivenByHand } from '@comanda/engine/staff'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { refused } from '../../../../errors/refusal.ts'
import { newSecretId } from '../../../../identifiers/new-id.ts'
import { withoutNulls } from '../../../../records/without-nulls.ts'
import { orderDiscounts } from '../../../../tables/order-discounts.ts'
import type { SessionRow } from '../../../../tables/table-sessions.ts'
import { sessionUser } from '../../pricing/session-user.ts'
import type { LockedSession } from '../change-session.ts'

type Given = Pick<DiscountData, 'percent' | 'amount' | 'orderDiscount' | 'none'>
type ManualDiscount = SessionRow['manualDiscount']

const invalid = (field: string, message: string) =>
  refused({ kind: 'BadRequest', code: 'dataInvalid', message, field })

/** Returns the rule of the shop that staff may give. */
const manualRule = async (
  transaction: Database,
  id: string,
  shop: string,
): Promise<OrderDiscount> => {
  const [found] = await transaction.select().from(orderDiscounts).where(eq(orderDiscounts._id, id))
  const rule = found && (withoutNulls(found) as OrderDiscount)
  const isHere = rule && (!rule.shops?.length || rule.shops.includes(shop))
  if (isHere && rule.source === 'manual' && (rule.status ?? 'active') === 'active') return rule
  throw invalid('orderDiscount', 'Staff cannot give this discount here.')
}

const byHand = async (
  { transaction, menu, state: { row }, now }: LockedSession,
  given: GivenByHand,
) => {
  const user = await sessionUser(transaction, menu, row, now)
  const rules = [
    ...menu.discounts,
    ...row.discounts.map(({ coupon }) => coupon),
    ...(user?.vipLevel?.discountLists ?? []).flatMap(({ discounts }) => discounts ?? []),
  ]
  return { ...discountByHand(given, { shop: menu.shop, rules }), _id: newSecretId() }
}

/** Returns the discount that a call gives, named by its reason, or null if it clears it. */
export const givenDiscount = async (
  locked: LockedSession,
  { percent, amount, orderDiscount, none }: Given,
  name: OrderDiscount['name'],
): Promise<ManualDiscount> => {
  const given = [percent, amount, orderDiscount, none].filter((one) => one !== undefined)
  if (given.length !== 1) throw invalid('percent', 'One of percent, amount, orderDiscount, none.')
  if (none) return null
  const { transaction, state } = locked
  const rule =
    orderDiscount === undefined
      ? {
          ...(await byHand(locked, percent === undefined ? { amount: amount ?? 0 } : { percent })),
          name,
        }
      : await manualRule(transaction, orderDiscount, state.row.shop)
  return { id: newSecretId(), rule }
}

/** Returns what a discount takes off a bill; throws a refusal if it does not hold. */
export const takenOff = (
  { discounts }: Pick<PriceResult, 'discounts'>,
  given: ManualDiscount,
): number => {
  const { error, amount = 0 } = discounts.find(({ coupon }) => coupon === given?.id) ?? {}
  if (error === undefined) return -amount
  throw refused({
    kind: 'Conflict',
    code: 'couponRefused',
    message: 'The conditions of this discount do not hold.',
    field: 'orderDiscount',
    detail: { error },
  })
}
