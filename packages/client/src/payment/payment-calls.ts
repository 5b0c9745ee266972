import type { PaymentAttempt, TableSession, TaiwanInvoice } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import type { CallError } from '../errors/call-error.ts'
import { normaliseError } from '../errors/normalise-error.ts'

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

/** `create tableSessions/setInvoice`: to whom the invoice of a session goes. Returns why it was not set, if so (INV-3.5). */
export const setSessionInvoice = async (
  { service }: Calling,
  session: string,
  twInvoice: TaiwanInvoice,
): Promise<CallError | undefined> => {
  try {
    await service('tableSessions/setInvoice').create({ session, twInvoice })
    return undefined
  } catch (error) {
    return normaliseError(error)
  }
}
