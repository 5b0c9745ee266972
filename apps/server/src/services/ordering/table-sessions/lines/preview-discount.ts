import type { DiscountPreview, PreviewDiscountData, User } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import type { PriceResult } from '@comanda/engine/pricing'
import { actContext, withChange } from '../../pricing/agreed-price.ts'
import { sessionUser } from '../../pricing/session-user.ts'
import type { SessionState } from '../../records/session-record.ts'
import { changeSession, type LockedSession } from '../change-session.ts'
import type { Ordering } from '../ordering.ts'
import { staffIn } from '../staff-change.ts'
import { withAdjustedLine } from './adjust-line.ts'
import { checkBillOpen } from './check-bill-open.ts'
import { givenDiscount, takenOff } from './given-discount.ts'

/** Returns what each discount takes off, in cents, by its id in the session: that of a coupon, else that of its rule. */
const offById = (
  { discounts }: PriceResult,
  coupons: ReadonlySet<string | undefined>,
): ReadonlyMap<string, number> => {
  const off = new Map<string, number>()
  for (const { coupon, rule, amount, waived = 0 } of discounts) {
    const id = coupon !== undefined && coupons.has(coupon) ? coupon : rule
    off.set(id, (off.get(id) ?? 0) + Math.abs(toCents(amount)) + Math.abs(toCents(waived)))
  }
  return off
}

/** Returns the discounts that take less off than before. */
const lessThan = ({ row }: SessionState, after: PriceResult): DiscountPreview['less'] => {
  const coupons = new Set(row.discounts.map(({ id }) => id))
  const then = offById(after, coupons)
  return [...offById(row.result, coupons)].flatMap(([discount, off]) => {
    const left = then.get(discount) ?? 0
    return left < off ? [{ discount, before: fromCents(off), after: fromCents(left) }] : []
  })
}

/** Returns the session as the discount would leave it, not priced yet. */
const discounted = async (
  locked: LockedSession,
  { line, ...data }: PreviewDiscountData,
  staff: string,
): Promise<SessionState> => {
  const { state } = locked
  if (line !== undefined) return withAdjustedLine(state, { line, ...data }, staff).changed
  const manualDiscount = await givenDiscount(locked, data, [])
  return { ...state, row: { ...state.row, manualDiscount } }
}

/** `create tableSessions/previewDiscount`: what a bill would come to with a discount by hand; nothing changes (STAFF-1.16). */
export const previewDiscount = async (
  ordering: Ordering,
  data: PreviewDiscountData,
  user: User | undefined,
): Promise<DiscountPreview> => {
  let preview: DiscountPreview | undefined
  await changeSession(ordering, data.session, async (locked) => {
    const { transaction, menu, state, now } = locked
    const { shop, result: before } = state.row
    const by = staffIn(shop, user, ['waiter', 'cashier', 'manager'])
    checkBillOpen(state.row)
    const changed = await discounted(locked, data, by._id)
    const { row, lines } = changed
    const member = await sessionUser(transaction, menu, row, now)
    const context = await actContext(transaction, menu, lines, now, { user: member })
    const { result } = withChange(state, changed, context)
    takenOff(result, row.manualDiscount)
    const less = lessThan(state, result)
    preview = { before: before.totals.total, after: result.totals.total, less }
    return undefined
  })
  if (!preview) throw new Error('The preview of a discount was not priced')
  return preview
}
