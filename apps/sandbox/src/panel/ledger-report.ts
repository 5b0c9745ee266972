import type { Gateway } from '../gateway/gateway.ts'

/** All payments that were taken and all that was given back, for a comparison with the merchant's own books. */
export const ledgerReport = ({ ledger }: Gateway, from = '', to = '') => {
  const isWithin = (time: string): boolean => time >= from && (to === '' || time < to)
  return {
    payments: ledger
      .all('payments')
      .filter((one) => isWithin(one.payTime || one.createTime))
      .map((one) => ({
        provider: one.provider,
        reference: one.reference,
        transaction: one.transaction,
        status: one.status,
        amount: one.amount,
        captured: one.captured,
        refunded: one.refunded,
        currency: one.capturedCurrency,
        last4: one.last4,
        time: one.payTime || one.createTime,
      })),
    refunds: ledger.all('refunds').filter((one) => isWithin(one.time)),
    invoices: ledger.all('invoices').map(({ request: _request, ...invoice }) => invoice),
    allowances: ledger.all('allowances'),
  }
}
