import type { MailReceiptData, PayData, SessionPayment } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import type { StaffSession } from './staff-session.ts'

/** A payment at the counter, without what the store of the session adds. */
export type CounterPayment = Omit<PayData, 'session' | 'expectedVersion' | 'idempotencyKey'>

/** Sends the receipt of a session, as it is now, to a guest (STAFF-5.18). Fails with a `CallError`. */
export const mailReceipt = async (
  { service }: Pick<Connection, 'service'>,
  session: StaffSession,
  receipt: Pick<MailReceiptData, 'email' | 'locale'>,
): Promise<void> => {
  await session.change({ mailReceipt: receipt }, (fields) =>
    service('tableSessions/mailReceipt').create({ ...fields, ...receipt }),
  )
}

/** Records money that staff took for a session (STAFF-5.2). Returns the payment as the server wrote it. */
export const takeCounterPayment = async (
  { service }: Pick<Connection, 'service'>,
  session: StaffSession,
  payment: CounterPayment,
): Promise<SessionPayment | undefined> => {
  let written: SessionPayment | undefined
  await session.change({ pay: payment }, async (fields) => {
    const paid = await service('tableSessions/pay').create({ ...fields, ...payment })
    written = paid.payments.at(-1)
    return paid
  })
  return written
}
