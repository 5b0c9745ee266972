import type { Payment } from '../ledger/records.ts'

/** The page on which the payer is, or would be. */
export const payerAddress = ({ provider, id, details }: Payment): string | undefined => {
  switch (provider) {
    case 'cybersource':
      return `/cybersource/checkout/${id}`
    case 'fiuu':
      return `/fiuu/pay/${id}`
    case 'line-pay':
      return `/line-pay/${id}`
    case 'lan-reader':
      return `/lan-reader/screen/${id}`
    case 'adyen':
      return `/adyen/link/${id}`
    case 'stripe':
      return details['kind'] === 'checkout' ? `/stripe/checkout/${id}` : `/stripe/phone/${id}`
    default:
      return undefined
  }
}
