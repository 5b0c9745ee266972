/** An invoice from which money may go back; amounts in whole dollars. */
export interface ReversibleInvoice {
  readonly _id: string
  readonly total: number
  /** What allowances took off it. */
  readonly allowed: number
  /** The payment that it was issued for, if for one. */
  readonly payment?: string | undefined
  /** Absent until it has a number. */
  readonly period?: string | undefined
  readonly isDonated: boolean
  /** Whether paper was handed out that did not come back. */
  readonly hasPaper: boolean
}

export interface InvoiceReversal {
  readonly invoice: string
  readonly kind: 'void' | 'allowance'
  readonly amount: number
}

const leftOf = ({ total, allowed }: ReversibleInvoice): number => total - allowed

/** Returns whether an invoice is voided if all of it goes back: in its own period, as long as nothing else refers to it. */
const isVoidable = (invoice: ReversibleInvoice, period: string): boolean =>
  invoice.allowed === 0 &&
  !invoice.isDonated &&
  !invoice.hasPaper &&
  (invoice.period ?? period) === period

/**
 * Returns how an amount that goes back is taken off a session's invoices: first off that of the payment, then off the newest.
 * All of an invoice is voided if it may be, anything else is an allowance (INV-4.1).
 */
export const reverseInvoices = (
  invoices: readonly ReversibleInvoice[],
  amount: number,
  period: string,
  payment?: string,
): InvoiceReversal[] => {
  const isOfPayment = (invoice: ReversibleInvoice): boolean =>
    payment !== undefined && invoice.payment === payment
  const newestFirst = invoices.toReversed()
  const inTurn = [
    ...newestFirst.filter(isOfPayment),
    ...newestFirst.filter((invoice) => !isOfPayment(invoice)),
  ]
  let due = amount
  return inTurn.flatMap((invoice): InvoiceReversal[] => {
    const taken = Math.min(due, leftOf(invoice))
    if (taken <= 0) return []
    due -= taken
    const kind = taken === invoice.total && isVoidable(invoice, period) ? 'void' : 'allowance'
    return [{ invoice: invoice._id, kind, amount: taken }]
  })
}
