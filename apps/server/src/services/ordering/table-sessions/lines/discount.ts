import type { DiscountData, TableSession, User } from '@comanda/contract'
import { rebill } from '../../closing/rebill.ts'
import { withChange } from '../../pricing/agreed-price.ts'
import { addEvents } from '../../queries/add-events.ts'
import { saveSession } from '../../queries/save-session.ts'
import type { Ordering } from '../ordering.ts'
import { givenReason, requiredReason } from '../required-reason.ts'
import { changeByStaff } from '../staff-change.ts'
import { checkBillOpen } from './check-bill-open.ts'
import { givenDiscount, takenOff } from './given-discount.ts'
import { checkStaffLimits } from './staff-limits.ts'

const path = 'tableSessions/discount'

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
    const manualDiscount = await givenDiscount(locked, data, noted.reasonName ?? [])
    const changed = { ...state, row: { ...state.row, manualDiscount } }
    const approver =
      data.orderDiscount === undefined
        ? await checkStaffLimits(locked, changed, by, { action: path, data })
        : undefined
    const actor = { role: 'staff' as const, user: by._id, ...(approver ? { approver } : {}) }
    const billed = await rebill(transaction, menu, changed, {
      actor,
      now,
      priced: (context) => withChange(state, changed, context),
    })
    const off = takenOff(billed.state.row.result, manualDiscount)
    const row = await saveSession(transaction, state.row, { manualDiscount, ...billed.changes })
    const { percent, amount, orderDiscount, none } = data
    const given = { percent, amount, orderDiscount, none }
    const detail = { ...given, name: manualDiscount?.rule.name, off, ...noted }
    const event = { shop, session: row._id, at: now.toISOString(), actor, detail }
    await addEvents(transaction, { ...event, kind: 'discounted' })
    return { state: { ...billed.state, row }, orders: billed.released }
  })
}
