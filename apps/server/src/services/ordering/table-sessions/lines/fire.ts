import type { FireData, TableSession, User } from '@comanda/contract'
import { refused } from '../../../../errors/refusal.ts'
import { changeTickets } from '../../kitchen/change-tickets.ts'
import { addEvents } from '../../queries/add-events.ts'
import { saveLines } from '../../queries/save-lines.ts'
import { saveSession } from '../../queries/save-session.ts'
import { orderRecord } from '../../records/order-record.ts'
import type { Ordering } from '../ordering.ts'
import { changeByStaff } from '../staff-change.ts'
import { checkBillOpen } from './check-bill-open.ts'

const path = 'tableSessions/fire'

/** `create tableSessions/fire`: the kitchen may begin with lines that were on hold (STAFF-1.10). */
export const fire = (
  ordering: Ordering,
  data: FireData,
  user: User | undefined,
): Promise<TableSession> => {
  const roles = ['waiter', 'cashier', 'manager'] as const
  return changeByStaff(ordering, data, { path, user, roles }, async (locked, by) => {
    const { transaction, state, now } = locked
    checkBillOpen(state.row)
    const unknown = (data.lines ?? []).findIndex(
      (id) => !state.lines.some((line) => line.id === id),
    )
    if (unknown >= 0) {
      const message = 'There is no such line.'
      const field = `lines.${unknown}`
      throw refused({ kind: 'BadRequest', code: 'lineNotFound', message, field })
    }
    const isFired = ({ id, status }: { readonly id: string; readonly status: string }): boolean =>
      status === 'hold' && (data.lines?.includes(id) ?? true)
    const fired = state.lines.filter(isFired)
    if (fired.length === 0) return undefined
    const lines = state.lines.map((line) =>
      isFired(line) ? { ...line, status: 'pending' as const } : line,
    )
    await saveLines(transaction, state.lines, lines)
    await changeTickets(transaction, state, { lines, orders: state.orders }, now)
    const row = await saveSession(transaction, state.row, {})
    const actor = { role: 'staff' as const, user: by._id }
    const detail = {
      lines: fired.map(({ id, names, quantity }) => ({ id, name: names.name, quantity })),
    }
    const event = { shop: row.shop, session: row._id, at: now.toISOString(), actor, detail }
    await addEvents(transaction, { ...event, kind: 'fired' })
    const of = new Set(fired.map(({ order }) => order))
    const orders = state.orders.filter(({ _id }) => of.has(_id))
    return { state: { ...state, row, lines }, orders: orders.map((one) => orderRecord(one, lines)) }
  })
}
