import type { DiscountPreview, PreviewDiscountData, User } from '@comanda/contract'
import { actContext, withChange } from '../../pricing/agreed-price.ts'
import { sessionUser } from '../../pricing/session-user.ts'
import type { SessionState } from '../../records/session-record.ts'
import { changeSession, type LockedSession } from '../change-session.ts'
import type { Ordering } from '../ordering.ts'
import { staffIn } from '../staff-change.ts'
import { withAdjustedLine } from './adjust-line.ts'
import { checkBillOpen } from './check-bill-open.ts'
import { givenDiscount, takenOff } from './given-discount.ts'

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
    preview = { before: before.totals.total, after: result.totals.total }
    return undefined
  })
  if (!preview) throw new Error('The preview of a discount was not priced')
  return preview
}
