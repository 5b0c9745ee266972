import type { DiscountData, OrderDiscount, TableSession, User } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { refused } from '../../../../errors/refusal.ts'
import { newSecretId } from '../../../../identifiers/new-id.ts'
import { withoutNulls } from '../../../../records/without-nulls.ts'
import { orderDiscounts } from '../../../../tables/order-discounts.ts'
import { rebill } from '../../closing/rebill.ts'
import { addEvents } from '../../queries/add-events.ts'
import { saveSession } from '../../queries/save-session.ts'
import type { Ordering } from '../ordering.ts'
import { givenReason, requiredReason } from '../required-reason.ts'
import { changeByStaff } from '../staff-change.ts'
import { checkBillOpen } from './check-bill-open.ts'
import { checkStaffLimits } from './staff-limits.ts'

const path = 'tableSessions/discount'

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

const byHand = (
  discountType: 'percent' | 'amount',
  discount: number,
  name: OrderDiscount['name'],
) => ({
  _id: newSecretId(),
  name,
  source: 'manual' as const,
  for: 'order' as const,
  type: 'discount' as const,
  discountType,
  discount,
})

/** Returns the rule that a call gives, or null if it clears it. */
const ruleOf = async (
  transaction: Database,
  { percent, amount, orderDiscount, none }: DiscountData,
  { shop, name }: { readonly shop: string; readonly name: OrderDiscount['name'] },
): Promise<OrderDiscount | null> => {
  const given = [percent, amount, orderDiscount, none].filter((one) => one !== undefined)
  if (given.length !== 1) throw invalid('percent', 'One of percent, amount, orderDiscount, none.')
  // A rule says which part of the price is left.
  if (percent !== undefined) return byHand('percent', Number((1 - percent / 100).toFixed(6)), name)
  if (amount !== undefined) return byHand('amount', amount, name)
  return orderDiscount === undefined ? null : manualRule(transaction, orderDiscount, shop)
}

/** `create tableSessions/discount`: the discount that staff give on the bill (STAFF-1.9), within their limits. */
export const discount = (
  ordering: Ordering,
  data: DiscountData,
  user: User | undefined,
): Promise<TableSession> => {
  const roles = ['waiter', 'cashier', 'manager'] as const
  return changeByStaff(ordering, data, { path, user, roles }, async (locked, by) => {
    const { transaction, menu, state, now } = locked
    checkBillOpen(state.row)
    const { shop } = state.row
    const of = { shop, kind: 'discount' as const }
    // A rule that owners made says by itself what it is for.
    const isFree = data.none === true || data.orderDiscount !== undefined
    const { noted } = await (isFree ? givenReason : requiredReason)(transaction, of, data)
    const name = noted.reasonName ?? []
    const rule = await ruleOf(transaction, data, { shop, name })
    const manualDiscount = rule && { id: newSecretId(), rule }
    const changed = { ...state, row: { ...state.row, manualDiscount } }
    const approving = { action: path, approval: data.approval }
    const approver =
      data.orderDiscount === undefined
        ? await checkStaffLimits(locked, changed, by, approving)
        : undefined
    const actor = { role: 'staff' as const, user: by._id, ...(approver ? { approver } : {}) }
    const billed = await rebill(transaction, menu, changed, { actor, now })
    const outcome = billed.state.row.result.discounts.find(
      ({ coupon }) => coupon === manualDiscount?.id,
    )
    if (outcome?.error !== undefined)
      throw refused({
        kind: 'Conflict',
        code: 'couponRefused',
        message: 'The conditions of this discount do not hold.',
        field: 'orderDiscount',
        detail: { error: outcome.error },
      })
    const row = await saveSession(transaction, state.row, { manualDiscount, ...billed.changes })
    const { percent, amount, orderDiscount, none } = data
    const given = { percent, amount, orderDiscount, none }
    const detail = { ...given, name: rule?.name, off: -(outcome?.amount ?? 0), ...noted }
    const event = { shop, session: row._id, at: now.toISOString(), actor, detail }
    await addEvents(transaction, { ...event, kind: 'discounted' })
    return { state: { ...billed.state, row }, orders: billed.released }
  })
}
