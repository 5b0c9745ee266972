import type { AdjustLineData, TableSession, User } from '@comanda/contract'
import type { CartLine } from '@comanda/engine/cart'
import type { PriceResult } from '@comanda/engine/pricing'
import { setManualDiscount, setManualPercentAdjust, setOverridePrice } from '@comanda/engine/staff'
import { refused } from '../../../../errors/refusal.ts'
import { rebill } from '../../closing/rebill.ts'
import { withChange } from '../../pricing/agreed-price.ts'
import { orderedLine } from '../../pricing/price-session.ts'
import { addEvents } from '../../queries/add-events.ts'
import { saveLines } from '../../queries/save-lines.ts'
import { saveSession } from '../../queries/save-session.ts'
import type { SessionState } from '../../records/session-record.ts'
import type { Ordering } from '../ordering.ts'
import { requiredReason } from '../required-reason.ts'
import { changeByStaff } from '../staff-change.ts'
import { changedLine } from './changed-line.ts'
import { checkBillOpen } from './check-bill-open.ts'
import { checkStaffLimits } from './staff-limits.ts'

const path = 'tableSessions/adjustLine'

const lineNotFound = () =>
  refused({
    kind: 'BadRequest',
    code: 'lineNotFound',
    message: 'There is no such line.',
    field: 'line',
  })

type Adjustment = Pick<
  AdjustLineData,
  'line' | 'overridePrice' | 'manualPercentAdjust' | 'manualDiscount'
>

/** Returns a line at the price that staff give it. */
const adjusted = (
  line: CartLine,
  { overridePrice, manualPercentAdjust, manualDiscount }: Adjustment,
  staff: string,
): CartLine => {
  const { id } = line
  let lines: readonly CartLine[] = [line]
  if (overridePrice !== undefined) lines = setOverridePrice(lines, id, overridePrice, staff)
  if (manualPercentAdjust !== undefined)
    lines = setManualPercentAdjust(lines, id, manualPercentAdjust, staff)
  // More than the line costs takes it to zero.
  if (manualDiscount !== undefined)
    lines = setManualDiscount(lines, id, manualDiscount, manualDiscount ?? 0, staff)
  return lines[0] ?? line
}

/** Returns a session with one of its lines at the price that staff give it, and that line before and after; throws a refusal. */
export const withAdjustedLine = (state: SessionState, data: Adjustment, staff: string) => {
  const before = state.lines.find(({ id, status }) => id === data.line && status !== 'cancel')
  if (!before) throw lineNotFound()
  const after = changedLine(before, adjusted(orderedLine(before), data, staff))
  const lines = state.lines.map((line) => (line === before ? after : line))
  return { changed: { ...state, lines }, after }
}

/** Throws a refusal if a line costs less by hand, and the bill is dearer by what that moves to other lines (DISC-2.9). */
const refuseDearer = (before: PriceResult, after: PriceResult, line: string): void => {
  const lineTotal = ({ lines }: PriceResult) => lines.find(({ id }) => id === line)?.total ?? 0
  if (lineTotal(after) >= lineTotal(before)) return
  if (after.totals.total <= before.totals.total) return
  throw refused({
    kind: 'Conflict',
    code: 'discountDearer',
    message: 'With less on this line the bill would be dearer.',
    field: 'line',
    detail: { before: before.totals.total, after: after.totals.total },
  })
}

/** `create tableSessions/adjustLine`: gives a line another price (STAFF-1.8), within the limits of staff. */
export const adjustLine = (
  ordering: Ordering,
  data: AdjustLineData,
  user: User | undefined,
): Promise<TableSession> => {
  const roles = ['waiter', 'cashier', 'manager'] as const
  return changeByStaff(ordering, data, { path, user, roles }, async (locked, by) => {
    const { transaction, menu, state, now } = locked
    checkBillOpen(state.row)
    const { shop } = state.row
    const { changed, after } = withAdjustedLine(state, data, by._id)
    const { noted } = await requiredReason(transaction, { shop, kind: 'discount' }, data)
    const approver = await checkStaffLimits(locked, changed, by, { action: path, data })
    await saveLines(transaction, state.lines, changed.lines)
    const actor = { role: 'staff' as const, user: by._id, ...(approver ? { approver } : {}) }
    const billed = await rebill(transaction, menu, changed, {
      actor,
      now,
      priced: (context) => withChange(state, changed, context),
    })
    refuseDearer(state.row.result, billed.state.row.result, after.id)
    const row = await saveSession(transaction, state.row, billed.changes)
    const { overridePrice, manualPercentAdjust, manualDiscount } = data
    const detail = {
      line: after.id,
      name: after.names.name,
      quantity: after.quantity,
      overridePrice,
      manualPercentAdjust,
      manualDiscount,
      ...noted,
    }
    const event = { shop, session: row._id, at: now.toISOString(), actor, detail }
    await addEvents(transaction, { ...event, kind: 'lineAdjusted' })
    return { state: { ...billed.state, row }, orders: billed.released }
  })
}
