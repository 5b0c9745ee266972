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
  readonly ids: readonly string[]
  /** The member whose coupons may be used. */
  readonly member: string | undefined
  /** Returns the field of the call that names one. */
  readonly fieldOf: (at: number) => string
}

/** Returns the coupons that a call names: that of a code, or some of the session's member, who has shown the member code. */
const namedCoupons = async (
  ordering: Ordering,
  { transaction, state: { row }, now }: LockedSession,
  { code, coupon, coupons, memberPass }: UseCouponData,
  by: User,
): Promise<Named> => {
  if ([code, coupon, coupons].filter((one) => one !== undefined).length !== 1)
    throw refused({
      kind: 'BadRequest',
      code: 'dataInvalid',
      message: 'One of a code, a coupon and coupons.',
      field: 'code',
    })
  if (code !== undefined) {
    const claimed: UserCoupon = await claimForBill(transaction, {
      code,
      shop: row.shop,
      user: row.user,
      now,
    })
    return { ids: [claimed._id], member: claimed.user, fieldOf: () => 'code' }
  }
  const member =
    memberPass === undefined ? undefined : memberOfPass(ordering, memberPass, by._id, row.shop)
  return {
    ids: coupons ?? [coupon!],
    member: member === row.user ? member : undefined,
    fieldOf: (at) => (coupons ? `coupons.${at}` : 'coupon'),
  }
}

/** Returns the discounts of a bill with these coupons, which are taken; throws why one cannot be used. */
const withCoupons = async (
  { transaction, menu, state, now }: LockedSession,
  { ids, member, fieldOf }: Named,
): Promise<readonly SessionDiscount[]> => {
  const { row, orders } = state
  const order = orders.findLast(({ status }) => status !== 'cancelled')
  let { discounts } = row
  for (const [at, id] of ids.entries()) {
    const field = fieldOf(at)
    const place = { menu, state: { ...state, row: { ...row, discounts } }, member, now }
    const coupon = await couponOfBill(transaction, place, id, field)
    if ('kind' in coupon) throw refused(coupon)
    if (!order)
      throw refused({
        kind: 'Conflict',
        code: 'couponRefused',
        message: 'Failed to apply coupon',
        field,
        detail: { coupon: id, error: 'errors.ruleNothing' },
      })
    const added: SessionDiscount = {
      id,
      source: 'coupon',
      coupon: coupon.rule,
      order: order._id,
      ...(coupon.user === undefined ? {} : { user: coupon.user }),
      ...(coupon.code === undefined ? {} : { code: coupon.code }),
    }
    discounts = [...discounts, added]
  }
  const keys = discounts.slice(row.discounts.length).map(couponKey)
  const taken = await takeCoupons(transaction, keys, row._id, now)
  const lost = ids.findIndex((id) => !taken.has(id))
  if (lost === -1) return discounts
  const detail = { coupon: ids[lost]! }
  throw refused(couponRefusal('couponErrors.alreadyUsed', { field: fieldOf(lost), detail }))
}

/** Adds coupons to a locked bill and prices it again; one that takes nothing off it is refused. */
const used = async (locked: LockedSession, named: Named, by: User) => {
  const { transaction, menu, state, now } = locked
  const { row } = state
  const { ids, member, fieldOf } = named
  const discounts = [...(await withCoupons(locked, named))]
  const actor = { role: 'staff' as const, user: by._id, ...(member ? { member } : {}) }
  const changed = { ...state, row: { ...row, discounts } }
  const billed = await rebill(transaction, menu, changed, {
    actor,
    now,
    priced: (context) => withChange(state, changed, context),
  })
  const { result } = billed.state.row
  const failure = couponFailure(
    result,
    ids.map((id, at) => ({ id, field: fieldOf(at) })),
  )
  if (failure) throw refused(failure)
  const saved = await saveSession(transaction, row, { discounts, ...billed.changes })
  const event = { shop: row.shop, session: row._id, at: now.toISOString(), actor }
  const events = discounts.slice(row.discounts.length).map(({ id, coupon }) => {
    const off = -(result.discounts.find((one) => one.coupon === id)?.amount ?? 0)
    const detail = { coupon: id, name: coupon.name, off }
    return { ...event, kind: 'discounted' as const, detail }
  })
  await addEvents(transaction, ...events)
  return { state: { ...billed.state, row: saved }, orders: billed.released }
}

/** `create tableSessions/useCoupon`: staff add coupons to the bill (STAFF-5.14). */
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
    const changed = await used(locked, await namedCoupons(ordering, locked, data, by), by)
    await writeBehind(locked.transaction, takeBackAttempt(locked.transaction, limits))
    return changed
  })
}
