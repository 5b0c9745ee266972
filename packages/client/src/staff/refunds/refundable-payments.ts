import type { SessionPayment, TableSession } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'

/** A payment of a session, with what is left of it to refund. In currency units. */
export interface RefundablePayment {
  readonly payment: SessionPayment
  readonly amount: number
  readonly tips: number
  readonly surcharge: number
}

const isRefund = ({ amount, tips, reverses }: SessionPayment): boolean =>
  reverses !== undefined || amount < 0 || tips < 0

/** Returns the payments of a session in the order in which they were made, without its refunds. */
export const refundablePayments = ({
  payments,
}: Pick<TableSession, 'payments'>): readonly RefundablePayment[] =>
  payments
    .filter((payment) => !isRefund(payment))
    .map((payment) => {
      const own = payments.filter(({ _id, reverses }) => [_id, reverses].includes(payment._id))
      const left = (field: 'amount' | 'tips' | 'surcharge'): number =>
        fromCents(own.reduce((cents, row) => cents + toCents(row[field]), 0))
      return { payment, amount: left('amount'), tips: left('tips'), surcharge: left('surcharge') }
    })
