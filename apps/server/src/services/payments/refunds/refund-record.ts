import type { Refund } from '@comanda/contract'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { EventBus } from '../../../runtime/event-bus.ts'
import type { RefundRow } from '../../../tables/refunds.ts'

/** Returns a refund as it is on the wire: when the server next sees to it is its own. */
export const refundRecord = (row: RefundRow): Refund => {
  const { askTime: _askTime, sentTime: _sentTime, resends: _resends, ...shown } = row
  return withoutNulls(shown)
}

/** Announces a refund to the shop's staff. Only after the transaction. */
export const announceRefund = (bus: EventBus, event: 'created' | 'patched', row: RefundRow): void =>
  bus.publish({ path: 'refunds', event, data: refundRecord(row) })
