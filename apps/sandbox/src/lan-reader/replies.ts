import { createHash } from 'node:crypto'
import type { Reply } from '../http/call.ts'
import type { Payment, Status } from '../ledger/records.ts'
import { formatAmount } from '../money/amounts.ts'

/** Hexadecimal MD5 of a body: it shows damage on the way, not who sent it. */
export const checksum = (body: Buffer | string): string =>
  createHash('md5').update(body).digest('hex')

/** A response of the reader, with its checksum. */
export const reply = (fields: Readonly<Record<string, string>>, isForged = false): Reply => {
  const body = JSON.stringify({ TYPE: 'EDC', ...fields })
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/json',
      'X-MD5': checksum(isForged ? `${body} ` : body),
    },
    body,
  }
}

const statuses: Readonly<Record<Status, string>> = {
  open: 'PENDING',
  authorized: 'PENDING',
  review: 'APPROVED',
  paid: 'APPROVED',
  declined: 'DECLINED',
  cancelled: 'CANCELLED',
  expired: 'TIMEOUT',
}

/** What the reader says of a sale. */
export const saleFields = (payment: Payment, CMD: string): Record<string, string> => {
  const isPaid = payment.captured > 0
  return {
    CMD,
    ECRREF: payment.reference,
    STATUS: statuses[payment.status],
    TRACE: payment.transaction,
    AMT: formatAmount(isPaid ? payment.captured : payment.amount),
    CUR: payment.capturedCurrency,
    ...(isPaid ? { APPCODE: payment.transaction, PAN: `************${payment.last4}` } : {}),
  }
}
