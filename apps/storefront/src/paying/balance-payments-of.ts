import {
  type BalancePayments,
  createBalancePayments,
  type DinerClient,
  webStorage,
} from '@comanda/client'
import { hasOpenPayment } from '../shell/open-payment.ts'

const made = new WeakMap<DinerClient, BalancePayments>()

/** The payments from the balance of a client: the same for every screen that asks. */
export const balancePaymentsOf = (client: DinerClient): BalancePayments => {
  const known = made.get(client)
  if (known) return known
  const { connection, session } = client
  const storage = webStorage(() => window.localStorage)
  const payments = createBalancePayments(connection, { session, storage })
  made.set(client, payments)
  const tell = () => hasOpenPayment.set(payments.unanswered.get() !== undefined)
  payments.unanswered.subscribe(tell)
  return payments
}
