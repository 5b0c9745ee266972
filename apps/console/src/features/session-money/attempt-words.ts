import type { PaymentAttempt } from '@comanda/contract'
import type { ConsoleTranslate } from '@comanda/locales/console'

const ownReasons = [
  'amount',
  'captureFailed',
  'currency',
  'partial',
  'rejected',
  'returned',
  'unconfirmed',
] as const

/** Returns why an attempt is as it is, in words: the platform's own reasons, or the provider's code. */
export const attemptReason = (
  { status, failure }: PaymentAttempt,
  t: ConsoleTranslate,
): string | undefined => {
  if (failure === undefined) return undefined
  if (status === 'paid' && failure !== 'captureFailed') return undefined
  const own = ownReasons.find((reason) => reason === failure)
  return own ? t(`money.reason.${own}`) : t('money.reason.said', { code: failure })
}

export const attemptTones = {
  pending: 'highlight',
  review: 'danger',
  failed: 'plain',
  cancelled: 'plain',
  expired: 'plain',
  paid: 'success',
  surplus: 'highlight',
} as const satisfies Record<PaymentAttempt['status'], string>
