import { tills as description } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import { newIdBeside } from '../../../identifiers/shop-ids.ts'
import { cashiers } from '../../../policies/staff.ts'
import { cashRecords } from '../../../tables/cash-records.ts'
import { givenReason, requiredReason } from '../../ordering/table-sessions/required-reason.ts'
import { changeTill } from './change-till.ts'

/** `create tills/record` (STAFF-6.6): cash that goes into a drawer or out of it beside payments. */
export const recordCashByHand = serveCall(description.calls.record, cashiers, (data, context) =>
  changeTill(context, 'tills/record', data, async ({ transaction, till, by, now }) => {
    const { shop, kind, amount, reason = null, note = null } = data
    const why = kind === 'payOut' ? requiredReason : givenReason
    await why(transaction, { shop, kind: 'cash' }, data)
    await transaction.insert(cashRecords).values({
      _id: newIdBeside(shop),
      shop,
      till: till._id,
      kind,
      amount: kind === 'payIn' ? amount : -amount,
      reason,
      note,
      actor: by._id,
      time: now.toISOString(),
    })
    // What was counted is no longer what is in it.
    return till.status === 'counted' ? { status: 'open' as const } : {}
  }),
)
