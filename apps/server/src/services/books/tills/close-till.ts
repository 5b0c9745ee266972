import { tills as description } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import { refused } from '../../../errors/refusal.ts'
import { cashiers } from '../../../policies/staff.ts'
import { givenReason, requiredReason } from '../../ordering/table-sessions/required-reason.ts'
import { changeTill } from './change-till.ts'

const notCounted = {
  kind: 'Conflict',
  code: 'dayNotReady',
  message: 'Count the drawer first.',
  field: 'till',
} as const

/** `create tills/close` (STAFF-6.5): a counted drawer is no longer in use; a difference needs a reason. */
export const closeTill = serveCall(description.calls.close, cashiers, (data, context) =>
  changeTill(context, 'tills/close', data, async ({ transaction, till, by, now }) => {
    if (till.status !== 'counted') throw refused(notCounted)
    const { shop, reason = null, note = null } = data
    const why = till.counted === till.expected ? givenReason : requiredReason
    await why(transaction, { shop, kind: 'cash' }, data)
    const closed = { status: 'closed' as const, closedBy: by._id, closeTime: now.toISOString() }
    return { ...closed, reason, note }
  }),
)
