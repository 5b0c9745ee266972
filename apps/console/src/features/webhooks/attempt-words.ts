import type { WebhookAttempt } from '@comanda/contract'
import type { useMessages } from '../../staff/messages.ts'

/** Returns what came of a call in words: the status and how long it took, or why there was no response. */
export const attemptWords = (
  t: ReturnType<typeof useMessages>['t'],
  { status, ms, problem = '' }: WebhookAttempt,
): string =>
  status === undefined
    ? t('webhooks.noResponse', { problem })
    : t('webhooks.response', { status, ms })

/** Returns true if the receiver has taken it. */
export const isTaken = ({ status = 0 }: WebhookAttempt): boolean => status >= 200 && status < 300
