import type { PaymentAttempt } from '@comanda/contract'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'

/** Returns what anybody who knows an attempt's id may read of it (PAY-2.8). */
export const attemptRecord = (row: AttemptRow, orderNumber?: string): PaymentAttempt => ({
  _id: row._id,
  shop: row.shop,
  status: row.status,
  amount: row.amount,
  tips: row.tips,
  surcharge: row.surcharge,
  charge: row.charge,
  currency: row.currency,
  method: row.method,
  ...(orderNumber === undefined ? {} : { orderNumber }),
  ...(row.status === 'pending' && row.next ? { next: row.next } : {}),
  expiresTime: row.expiresTime,
  createTime: row.createTime,
  ...withoutNulls({ failure: row.failure, last4: row.last4 }),
})

/** Returns all that the shop's staff read of an attempt. */
export const attemptOfStaff = (row: AttemptRow, orderNumber?: string): PaymentAttempt => ({
  ...attemptRecord(row, orderNumber),
  session: row.session,
  account: row.account,
  captured: row.captured,
  refunded: row.refunded,
  ...withoutNulls({
    providerReference: row.providerReference,
    providerTransactionId: row.providerTransactionId,
  }),
})
