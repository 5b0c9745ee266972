import { normaliseError } from '@comanda/client'
import type { Book } from '@comanda/client/staff'
import type { Reservation } from '@comanda/contract'
import { showToast } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { failureWords } from './failure-words.ts'

type Status = Reservation['status']

/** Returns what moves a booking along: its outcome is a toast with its undo (RES-6.4). */
export const useBookingSteps = (book: Book) => {
  const { t } = useMessages()
  const set = async (booking: Reservation, status: Status, isUndo = false): Promise<void> => {
    try {
      const before = booking.status
      const changed = await book.step(booking, status)
      const undo = { text: t('app.undo'), run: () => void set(changed, before, true) }
      const text = t(`book.status.${status}`)
      const waits = book.unsent.waiting.get().some((one) => one.reservation === booking._id)
      showToast(
        t(waits ? 'book.stepWaits' : 'book.stepDone', { name: booking.name, status: text }),
        {
          tone: 'success',
          ...(isUndo ? {} : { action: undo }),
        },
      )
    } catch (failure) {
      const error = normaliseError(failure)
      const isHere = error.reason === 'offline' && status === 'cancelled'
      showToast(isHere ? t('book.cancelOffline') : failureWords(error, t), { tone: 'danger' })
    }
  }
  return set
}
