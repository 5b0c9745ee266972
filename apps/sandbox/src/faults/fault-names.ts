/** Every fault with what it does, as `/panel` shows it (README.md has them in full). */
export const faults = {
  'notify-before-return': 'The notification is acknowledged before the browser returns',
  'return-only': 'No notification',
  'notify-only': 'The browser does not return',
  neither: 'No notification, and the browser does not return',
  'notify-five-times': 'Five notifications',
  'paid-then-failed': 'A success, then a failure is notified',
  'decline-then-success': 'The first try is declined, the second paid',
  'start-late': 'The start responds after 25 s',
  'start-500': 'The start fails with 500',
  'start-no-answer': 'The start never responds',
  'start-refused': 'The start is refused',
  late: 'Paid, but nobody hears of it until it is released',
  'pay-after-close': 'Paid although it was cancelled or has expired',
  'paid-on-cancel': 'Paid in the moment of cancelling',
  forged: 'A success with a bad signature, and no payment',
  'other-merchant': "Another merchant's success, and no payment",
  'other-reference': 'A success for an unknown reference, and no payment',
  'wrong-amount': 'One unit less is paid',
  'wrong-currency': 'Paid in USD',
  review: 'The payment is under review',
  partial: 'Half of it is approved',
  decline: 'Declined',
  cancel: 'Cancelled by the payer',
  never: 'Nothing happens',
  'query-500': 'Questions about it fail with 500',
  'query-no-answer': 'Questions about it get no response',
  'confirm-500': 'The first confirmation fails with 500, undone',
  'confirm-no-answer': 'The first confirmation is done, but never responds',
  'refund-500': 'The first refund fails with 500, undone',
  'refund-no-answer': 'The first refund is done, but never responds',
  'refund-pending': 'Refunds are pending until they are decided',
  'refund-refused': 'Refunds are refused',
  'invoice-500': 'The first call for the invoice fails with 500, undone',
  'invoice-no-answer': 'The first call for the invoice is done, but never responds',
  'invoice-refused': 'The invoice is refused',
} as const

export type Fault = keyof typeof faults

export const isFault = (text: unknown): text is Fault =>
  typeof text === 'string' && Object.hasOwn(faults, text)
