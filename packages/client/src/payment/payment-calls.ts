import type { PaymentAttempt, TableSession } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'

type Calling = Pick<Connection, 'service'>

/** `create paymentAttempts/cancel`: closes a payment at its provider, and returns how it ended. */
export const cancelPayment = ({ service }: Calling, attempt: string): Promise<PaymentAttempt> =>
  service('paymentAttempts/cancel').create({ attempt })

/** `create tableSessions/payBy`: pays an order another way; at the counter, for example. */
export const payBy = (
  { service }: Calling,
  session: string,
  methodRef: string,
): Promise<TableSession> => service('tableSessions/payBy').create({ session, methodRef })
