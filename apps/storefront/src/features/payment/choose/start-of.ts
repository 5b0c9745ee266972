import type { PaymentStart } from '@comanda/client'
import type { PaymentMethod } from '@comanda/contract'
import { fromCents } from '@comanda/engine/money'
import type { Charge } from './charge-of.ts'
import type { PaymentForm } from './payment-form.ts'

interface Chosen {
  readonly session: string
  readonly locale: string
  readonly form: PaymentForm
  readonly charge: Charge
  readonly method: PaymentMethod
  /** Of the invoice form. */
  readonly invoice: Pick<PaymentStart['data'], 'twInvoice'>
  /** Payments to close first. */
  readonly replaced: readonly string[]
}

const partOf = ({ part, people, dishes }: PaymentForm, { amount }: Charge) => {
  if (part === 'share') return { share: { of: people } }
  // Also for all of it: if the bill grows in the meantime, what the diner saw is paid.
  if (part !== 'items') return { amount: fromCents(amount) }
  const items = Object.entries(dishes).map(([line, quantity]) => ({ line, quantity }))
  return { items: items.filter(({ quantity }) => quantity > 0) }
}

/** Returns the start of a payment as it is sent: what is paid by choice, never what is charged (PAY-8.4). */
export const startOf = ({
  session,
  locale,
  form,
  charge,
  method,
  invoice,
  replaced,
}: Chosen): PaymentStart | undefined =>
  method.call && {
    call: method.call,
    locale,
    data: {
      session,
      methodRef: method._id,
      ...partOf(form, charge),
      ...(charge.tips > 0 ? { tips: fromCents(charge.tips) } : {}),
      ...invoice,
      ...(replaced.length > 0 ? { replace: [...replaced] } : {}),
    },
  }
