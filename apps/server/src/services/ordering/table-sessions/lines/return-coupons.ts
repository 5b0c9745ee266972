import type { ReturnCouponsData, TableSession, User } from '@comanda/contract'
import { refused } from '../../../../errors/refusal.ts'
import { rebill } from '../../closing/rebill.ts'
import { withChange } from '../../pricing/agreed-price.ts'
import { addEvents } from '../../queries/add-events.ts'
import { saveSession } from '../../queries/save-session.ts'
import { couponKey } from '../../../rewards/user-coupons/coupon-key.ts'
import { returnCoupons as giveBack } from '../../../rewards/user-coupons/queries/take-coupons.ts'
import type { LockedSession } from '../change-session.ts'
import type { Ordering } from '../ordering.ts'
import { changeByStaff } from '../staff-change.ts'
import { checkBillOpen } from './check-bill-open.ts'

const path = 'tableSessions/returnCoupons'

/** Returns the discounts to take off; throws if the bill lacks one, or has what it gives. */
const leaving = ({ state: { row, lines } }: LockedSession, ids: readonly string[]) =>
  ids.map((id, at) => {
    const found = row.discounts.find((one) => one.id === id && one.source === 'coupon')
    const isGiven = lines.some(
      ({ status, picked }) => status !== 'cancel' && picked.fromCoupon === id,
    )
    if (found && !isGiven) return found
    throw refused({
      kind: 'Conflict',
      code: 'couponRefused',
      message: found
        ? 'The bill has dishes that this coupon gives.'
        : 'The bill has no such coupon.',
      field: `coupons.${at}`,
      detail: { coupon: id, error: found ? 'errors.ruleExtraFree' : 'couponErrors.invalidCode' },
    })
  })

/** `create tableSessions/returnCoupons`: staff take coupons off the bill, whose members can use them again (STAFF-5.20). */
export const returnCoupons = (
  ordering: Ordering,
  data: ReturnCouponsData,
  user: User | undefined,
): Promise<TableSession> => {
  const roles = ['waiter', 'cashier', 'manager'] as const
  return changeByStaff(ordering, data, { path, user, roles }, async (locked, by) => {
    const { transaction, menu, state, now } = locked
    const { row } = state
    checkBillOpen(row)
    const gone = leaving(locked, data.coupons)
    const coupons = gone.map(couponKey)
    await giveBack(transaction, coupons, row._id)
    const discounts = row.discounts.filter((one) => !gone.includes(one))
    const actor = { role: 'staff' as const, user: by._id }
    const changed = { ...state, row: { ...row, discounts } }
    const billed = await rebill(transaction, menu, changed, {
      actor,
      now,
      priced: (context) => withChange(state, changed, context),
    })
    const saved = await saveSession(transaction, row, { discounts, ...billed.changes })
    const event = { shop: row.shop, session: row._id, at: now.toISOString(), actor }
    const events = gone.map(({ id, coupon }) => {
      const detail = { coupon: id, name: coupon.name, none: true, off: 0 }
      return { ...event, kind: 'discounted' as const, detail }
    })
    await addEvents(transaction, ...events)
    return { state: { ...billed.state, row: saved }, orders: billed.released, coupons }
  })
}
