import type { Menu, Order, TableSessionPatch } from '@comanda/contract'
import type { Database } from '../../../../database/connect.ts'
import { refused } from '../../../../errors/refusal.ts'
import type { Actor } from '../../../../tables/session-events.ts'
import type { SessionRow } from '../../../../tables/table-sessions.ts'
import { rebill } from '../../closing/rebill.ts'
import { withChange } from '../../pricing/agreed-price.ts'
import { addEvents } from '../../queries/add-events.ts'
import { activeStatuses } from '../../queries/active-statuses.ts'
import { saveSession } from '../../queries/save-session.ts'
import type { SessionState } from '../../records/session-record.ts'
import { sessionClosed } from '../session-refusals.ts'

/** A session after a change of its bill. */
export interface ChangedBill {
  readonly state: SessionState
  /** Orders that are paid by now, and went to the kitchen. */
  readonly released: readonly Order[]
}

/** Returns the amounts that staff set; what a refund took off the bill is marked as before, and nothing else. */
const adjustsOf = (before: SessionRow['adjusts'], adjusts: SessionRow['adjusts']) => {
  const refunds = before.filter(({ refunded }) => refunded)
  return adjusts.map(({ refunded: _sent, ...adjust }) => {
    const at = refunds.findIndex(
      ({ name, amount }) => name === adjust.name && amount === adjust.amount,
    )
    return at < 0 ? adjust : { ...adjust, ...refunds.splice(at, 1)[0] }
  })
}

/** Returns the columns that a change of the bill sets: `null` sets what a new session has (CALL-4.7). */
const columnsOf = (row: SessionRow, change: TableSessionPatch): Partial<SessionRow> => {
  const { modifiers, surcharges, taxFree, tips, adjusts, preAdjusts, lineAdjusts } = change
  const { capacity, desiredCapacity } = change
  return {
    ...(modifiers !== undefined && { modifiers: modifiers ?? [] }),
    ...(surcharges !== undefined && { manualSurcharges: surcharges ?? [] }),
    ...(taxFree !== undefined && { taxFree: taxFree ?? false }),
    ...(tips !== undefined && { tips: tips ?? 0 }),
    ...(adjusts !== undefined && { adjusts: adjustsOf(row.adjusts, adjusts ?? []) }),
    ...(preAdjusts !== undefined && { preAdjusts: preAdjusts ?? [] }),
    ...(lineAdjusts !== undefined && { lineAdjusts: lineAdjusts ?? [] }),
    ...(capacity !== undefined && { capacity }),
    ...(desiredCapacity !== undefined && { desiredCapacity }),
  }
}

const unknown = (field: string) =>
  refused({ kind: 'BadRequest', code: 'dataInvalid', message: 'There is no such record.', field })

/** Throws if the session is a top-up: a member is credited what it says, so its price is paid in full (PAY-1.9). */
const checkType = ({ type }: SessionRow, [column]: readonly string[]): void => {
  if (type !== 'topUp' || column === undefined) return
  const field = column === 'manualSurcharges' ? 'surcharges' : column
  const message = 'The bill of a top-up cannot be changed.'
  throw refused({ kind: 'BadRequest', code: 'dataInvalid', message, field })
}

/** Throws if a change names a surcharge that staff cannot charge here, or a line that the session does not have. */
const checkReferences = (
  { surchargeSettings }: Menu,
  { lines }: SessionState,
  { surcharges, lineAdjusts }: TableSessionPatch,
): void => {
  const isManual = (id: string) =>
    surchargeSettings.some(({ _id, manual }) => _id === id && manual === true)
  const surcharge = surcharges?.findIndex((id) => !isManual(id)) ?? -1
  if (surcharge >= 0) throw unknown(`surcharges.${surcharge}`)
  const adjust = lineAdjusts?.findIndex((one) => !lines.some(({ id }) => id === one.id)) ?? -1
  if (adjust >= 0) throw unknown(`lineAdjusts.${adjust}.id`)
}

/**
 * Changes the bill of a locked session as staff set it, and prices it again (ORDER-5.6): balances that it overpaid are
 * refunded, and a bill that is paid by now is completed.
 */
export const changeBill = async (
  transaction: Database,
  menu: Menu,
  state: SessionState,
  change: TableSessionPatch,
  actor: Actor,
  now: Date,
): Promise<ChangedBill> => {
  const columns = columnsOf(state.row, change)
  if (Object.keys(columns).length === 0) return { state, released: [] }
  if (!activeStatuses.includes(state.row.status)) throw refused(sessionClosed)
  checkType(state.row, Object.keys(columns))
  checkReferences(menu, state, change)
  const changed = { ...state, row: { ...state.row, ...columns } }
  const billed = await rebill(transaction, menu, changed, {
    actor,
    now,
    priced: (context) => withChange(state, changed, context),
  })
  const row = await saveSession(transaction, state.row, { ...columns, ...billed.changes })
  const event = { shop: row.shop, session: row._id, at: now.toISOString(), actor }
  await addEvents(transaction, { ...event, kind: 'bill', detail: { ...columns } })
  return { state: { ...billed.state, row }, released: billed.released }
}
