import { fromCents } from '@comanda/engine/money'
import type { Refusal } from '../errors/refusal.ts'
import type { AttemptRow } from '../tables/payment-attempts.ts'

/** Why a payment is refused before it begins (PAY-2.7). */
export type RefusedPayment = 'notOffered' | 'amount' | 'currency' | 'paid'

/** The refusal of a payment. `outstanding` is what is due, in cents. */
export const paymentRefused = (
  reason: RefusedPayment,
  outstanding?: number,
  field: string = reason === 'notOffered' ? 'methodRef' : 'amount',
): Refusal => ({
  kind: 'Conflict',
  code: 'paymentRefused',
  message: 'Payment Fail',
  field,
  detail: { reason, ...(outstanding === undefined ? {} : { outstanding: fromCents(outstanding) }) },
})

/** The refusal of a payment of what somebody else is paying: these attempts come first, or are replaced. */
export const paymentPending = (
  attempts: readonly Pick<AttemptRow, '_id'>[],
  payable: number,
): Refusal => ({
  kind: 'Conflict',
  code: 'paymentPending',
  message: 'Somebody is paying already.',
  field: 'amount',
  detail: { attempts: attempts.map(({ _id }) => _id), payable: fromCents(Math.max(0, payable)) },
})

/** What an attempt failed for at a card reader at which somebody else pays. */
export const readerBusy = 'readerBusy'

/** The refusal of a payment that the provider did not begin: nothing was charged. */
export const paymentUnavailable = ({
  _id,
  failure,
}: Pick<AttemptRow, '_id' | 'failure'>): Refusal => ({
  kind: 'Conflict',
  ...(failure === readerBusy
    ? {
        code: readerBusy,
        message: 'The card reader is busy with another payment. Nothing was charged.',
      }
    : {
        code: 'paymentUnavailable',
        message: 'This way to pay is not available now. Nothing was charged.',
      }),
  field: 'methodRef',
  detail: { attempt: _id, reason: failure ?? 'unavailable' },
})
