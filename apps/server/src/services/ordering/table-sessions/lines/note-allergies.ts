import type { NoteAllergiesData, TableSession, User } from '@comanda/contract'
import { allergyOf } from '@comanda/shop-rules/reservations'
import { addEvents } from '../../queries/add-events.ts'
import { saveSession } from '../../queries/save-session.ts'
import type { Ordering } from '../ordering.ts'
import { changeByStaff } from '../staff-change.ts'
import { storeNote } from '../../../reservations/reservations/queries/store-booking.ts'
import { checkBillOpen } from './check-bill-open.ts'

const path = 'tableSessions/noteAllergies'

/** `create tableSessions/noteAllergies`: what staff hear at the table that guests must not eat (RES-5.4). */
export const noteAllergies = (
  ordering: Ordering,
  data: NoteAllergiesData,
  user: User | undefined,
): Promise<TableSession> => {
  const roles = ['waiter', 'cashier', 'manager'] as const
  return changeByStaff(
    ordering,
    data,
    { path, user, roles },
    async ({ transaction, ...of }, by) => {
      const { state, now } = of
      checkBillOpen(state.row)
      const text = data.text?.trim()
      const known = allergyOf({ allergens: data.allergens, remark: text })?.allergens ?? []
      // Whatever staff write here is an allergy, also what no list knows.
      const allergy = { allergens: known, ...(text ? { text } : {}) }
      const said = known.length > 0 || text ? allergy : undefined
      const bookings = await storeNote(transaction, state.row, said)
      const row = await saveSession(transaction, { ...state.row, bookings }, {})
      const event = { shop: row.shop, session: row._id, at: now.toISOString() }
      const actor = { role: 'staff' as const, user: by._id }
      await addEvents(transaction, { ...event, kind: 'allergies', actor, detail: {} })
      return { state: { ...state, row } }
    },
  )
}
