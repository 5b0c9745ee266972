import { refunds as description, tableSessions } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Served } from '../../../calls/served.ts'
import { atCounter } from '../../../policies/staff.ts'
import { refunds as table } from '../../../tables/refunds.ts'
import { again } from './again.ts'
import { orderingOf } from '../../ordering/table-sessions/ordering.ts'
import { byHand } from './by-hand.ts'
import { previewRefund } from './preview-refund.ts'
import { refundPayment } from './refund-payment.ts'

/** Refunds, and the calls by which staff carry on with those that a provider refused or that are given by hand. */
export const refunds: readonly Served[] = [
  serveTable(description, table),
  serveCall(tableSessions.calls.refund, atCounter, (data, context) =>
    refundPayment(orderingOf(context), data, context.params.user),
  ),
  serveCall(tableSessions.calls.previewRefund, atCounter, (data, context) =>
    previewRefund(orderingOf(context), data, context.params.user),
  ),
  serveCall(description.calls.again, atCounter, (data, { runtime, params }) =>
    again(runtime, data, params.user),
  ),
  serveCall(description.calls.byHand, atCounter, (data, { runtime, params }) =>
    byHand(runtime, data, params.user),
  ),
]
