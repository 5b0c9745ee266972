import type { PaymentAttempt } from '@comanda/contract'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'

/** Why attempts failed, as everybody at the table may know it. What a bank said is the payer's. */
const publicFailures: ReadonlySet<string | null> = new Set(['partial', 'returned', 'unconfirmed'])

const publicFailure = ({ failure }: AttemptRow): string | null =>
  publicFailures.has(failure) ? failure : null

/** Returns what anybody who knows an attempt's id may read of it (PAY-2.8), as the other diners of its table do. */
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
  ...withoutNulls({ sandbox: row.sandbox }),
  ...(orderNumber === undefined ? {} : { orderNumber }),
  ...(row.status === 'pending' && row.next ? { next: row.next } : {}),
  // How it was to be paid stays known, since it is worded otherwise once it has ended.
  ...(row.next?.kind === 'qr' ? { code: true as const } : {}),
  expiresTime: row.expiresTime,
  createTime: row.createTime,
  ...(row.captured > 0 ? { captured: row.captured, refunded: row.refunded } : {}),
  ...withoutNulls({ failure: publicFailure(row) }),
})

/** Returns what those who began an attempt read of it: also the card's last digits, and why it failed. */
export const ownAttemptRecord = (row: AttemptRow, orderNumber?: string): PaymentAttempt => ({
  ...attemptRecord(row, orderNumber),
  ...withoutNulls({ failure: row.failure, last4: row.last4 }),
})

/** Returns all that the shop's staff read of an attempt. */
export const attemptOfStaff = (row: AttemptRow, orderNumber?: string): PaymentAttempt => ({
  ...ownAttemptRecord(row, orderNumber),
  session: row.session,
  account: row.account,
  captured: row.captured,
  refunded: row.refunded,
  ...withoutNulls({
    original: row.original,
    providerReference: row.providerReference,
    providerTransactionId: row.providerTransactionId,
  }),
})
