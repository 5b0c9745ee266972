import type { TableSession, UseCouponData, User, UserCoupon } from '@comanda/contract'
import { memberOfPass } from '../../../../authentication/member-of-pass.ts'
import { countAttempt, takeBackAttempt } from '../../../../authentication/rate-limit.ts'
import { writeBehind } from '../../../../database/transaction.ts'
import { refused } from '../../../../errors/refusal.ts'
import type { SessionDiscount } from '../../../../tables/table-sessions.ts'
import { couponFailure } from '../../checkout/coupon-failure.ts'
import { couponOfBill } from '../../checkout/requested-coupons.ts'
import { rebill } from '../../closing/rebill.ts'
import { withChange } from '../../pricing/agreed-price.ts'
import { addEvents } from '../../queries/add-events.ts'
import { saveSession } from '../../queries/save-session.ts'
import { claimForBill } from '../../../rewards/user-coupons/claim.ts'
import { couponKey } from '../../../rewards/user-coupons/coupon-key.ts'
import { couponRefusal } from '../../../rewards/user-coupons/coupon-refusal.ts'
import { takeCoupons } from '../../../rewards/user-coupons/queries/take-coupons.ts'
import type { LockedSession } from '../change-session.ts'
import type { Ordering } from '../ordering.ts'
import { changeByStaff } from '../staff-change.ts'
import { checkBillOpen } from './check-bill-open.ts'

const path = 'tableSessions/useCoupon'
/** Wrong codes that one account may try in 15 minutes. */
const mostCodes = 30

interface Named {
  readonly id: string
  /** The member whose coupons may be used. */
  readonly member: string | undefined
  readonly field: 'code' | 'coupon'
}

/** Returns the coupon that a call names: that of a code, or one of the session's member, who has shown the member code. */
const namedCoupon = async (
  ordering: Ordering,
  { transaction, state: { row }, now }: LockedSession,
  { code, coupon, memberPass }: UseCouponData,
  by: User,
): Promise<Named> => {
  if ((code === undefined) === (coupon === undefined))
    throw refused({
      kind: 'BadRequest',
      code: 'dataInvalid',
      message: 'Either a code or a coupon.',
      field: 'code',
    })
  if (code !== undefined) {
    const claimed: UserCoupon = await claimForBill(transaction, {
      code,
      shop: row.shop,
      user: row.user,
      now,
    })
    return { id: claimed._id, member: claimed.user, field: 'code' }
  }
  const member =
    memberPass === undefined ? undefined : memberOfPass(ordering, memberPass, by._id, row.shop)
  return {
    id: coupon ?? '',
    member: member === row.user ? member : undefined,
    field: 'coupon',
  }
}

/** Adds a coupon to a locked bill and prices it again; a coupon that takes nothing off it is refused. */
const used = async (
  { transaction, menu, state, now }: LockedSession,
  { id, member, field }: Named,
  by: User,
) => {
  const { row, orders } = state
  const order = orders.findLast(({ status }) => status !== 'cancelled')
  const coupon = await couponOfBill(transaction, { menu, state, member, now }, id, field)
  if ('kind' in coupon) throw refused(coupon)
  if (!order)
    throw refused({
      kind: 'Conflict',
      code: 'couponRefused',
      message: 'Failed to apply coupon',
      field,
      detail: { coupon: id, error: 'errors.ruleNothing' },
    })
  const taken = await takeCoupons(transaction, [couponKey(coupon)], row._id, now)
  if (!taken.has(id))
    throw refused(couponRefusal('couponErrors.alreadyUsed', { field, detail: { coupon: id } }))
  const added: SessionDiscount = {
    id,
    source: 'coupon',
    coupon: coupon.rule,
    order: order._id,
    ...(coupon.user === undefined ? {} : { user: coupon.user }),
    ...(coupon.code === undefined ? {} : { code: coupon.code }),
  }
  const discounts = [...row.discounts, added]
  const actor = { role: 'staff' as const, user: by._id, ...(member ? { member } : {}) }
  const changed = { ...state, row: { ...row, discounts } }
  const billed = await rebill(transaction, menu, changed, {
    actor,
    now,
    priced: (context) => withChange(state, changed, context),
  })
  const failure = couponFailure(billed.state.row.result, [{ id, field }])
  if (failure) throw refused(failure)
  const saved = await saveSession(transaction, row, { discounts, ...billed.changes })
  const outcome = billed.state.row.result.discounts.find((one) => one.coupon === id)
  await addEvents(transaction, {
    shop: row.shop,
    session: row._id,
    at: now.toISOString(),
    actor,
    kind: 'discounted',
    detail: { coupon: id, name: coupon.rule.name, off: -(outcome?.amount ?? 0) },
  })
  return { state: { ...billed.state, row: saved }, orders: billed.released }
}

/** `create tableSessions/useCoupon`: staff add a coupon to the bill (STAFF-5.14). */
export const useCoupon = async (
  ordering: Ordering,
  data: UseCouponData,
  user: User | undefined,
): Promise<TableSession> => {
  const { database, now } = ordering
  const roles = ['waiter', 'cashier', 'manager'] as const
  const limits = [{ name: `coupons by ${user?._id ?? ''}`, most: mostCodes }]
  await countAttempt(database, limits, now())
  return changeByStaff(ordering, data, { path, user, roles }, async (locked, by) => {
    checkBillOpen(locked.state.row)
    const changed = await used(locked, await namedCoupon(ordering, locked, data, by), by)
    await writeBehind(locked.transaction, takeBackAttempt(locked.transaction, limits))
    return changed
  })
}
