import type { ChangeGuestsData, TableSession, User } from '@comanda/contract'
import { rebill } from '../../closing/rebill.ts'
import { withChange } from '../../pricing/agreed-price.ts'
import { addEvents } from '../../queries/add-events.ts'
import { saveSession } from '../../queries/save-session.ts'
import type { Ordering } from '../ordering.ts'
import { changeByStaff } from '../staff-change.ts'
import { checkBillOpen } from './check-bill-open.ts'

const path = 'tableSessions/changeGuests'

/** `create tableSessions/changeGuests`: sets how many guests sit at the table, and prices the bill for them (STAFF-1.4). */
export const changeGuests = (
  ordering: Ordering,
  data: ChangeGuestsData,
  user: User | undefined,
): Promise<TableSession> => {
  const { capacity } = data
  const roles = ['waiter', 'cashier', 'manager'] as const
  return changeByStaff(ordering, data, { path, user, roles }, async (locked, by) => {
    const { transaction, menu, state, now } = locked
    checkBillOpen(state.row)
    if (state.row.capacity === capacity) return undefined
    const actor = { role: 'staff' as const, user: by._id }
    const changed = { ...state, row: { ...state.row, capacity } }
    const billed = await rebill(transaction, menu, changed, {
      actor,
      now,
      priced: (context) => withChange(state, changed, context),
    })
    const row = await saveSession(transaction, state.row, { capacity, ...billed.changes })
    const event = { shop: row.shop, session: row._id, at: now.toISOString(), actor }
    const detail = { from: state.row.capacity, to: capacity }
    await addEvents(transaction, { ...event, kind: 'guests', detail })
    return { state: { ...billed.state, row }, orders: billed.released }
  })
}
