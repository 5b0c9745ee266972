import { normaliseError } from '@comanda/client'
import type { Refund } from '@comanda/contract'
import { showToast } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useRefundQueue } from '../../staff/bills/refund-queue-context.tsx'

/** Returns what staff do about a refund that waits for them; the outcome is a toast. */
export const useRefundSteps = () => {
  const queue = useRefundQueue()
  const { t } = useMessages()
  const step = async (work: () => Promise<void>, done: string): Promise<void> => {
    try {
      await work()
      showToast(done, { tone: 'success' })
    } catch (error) {
      const { code, reason, message } = normaliseError(error)
      const text =
        reason === 'offline'
          ? t('refund.failure.offline')
          : code === 'illegalTransition' || code === 'forbidden'
            ? t(`refund.failure.${code}`)
            : t('refund.failure.unknown', { message })
      showToast(text, { tone: 'danger' })
    }
  }
  return {
    again: ({ _id }: Refund) => step(() => queue.again(_id), t('refund.sentAgain')),
    byHand: ({ _id }: Refund, note: string) =>
      step(() => queue.byHand(_id, note), t('refund.givenByHand')),
  }
}
