import { normaliseError } from '@comanda/client'
import type { Book } from '@comanda/client/staff'
import type { Reservation } from '@comanda/contract'
import { showToast } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { type BookingDraft, draftOf, sentDraft } from './booking-draft.ts'
import { failureWords } from './failure-words.ts'

/** Where a booking is moved: its tables, and its time. */
export interface BookingPlace extends Pick<BookingDraft, 'diningSession' | 'time'> {
  readonly tables: readonly string[]
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.join() === other.join()

/** Returns what moves a booking to other tables or another time; its toast undoes it, or says why it is refused (RES-7.9). */
export const useMoveBooking = (book: Book) => {
  const { t } = useMessages()
  const move = async (booking: Reservation, to: BookingPlace, isUndo = false): Promise<void> => {
    const { _id, name, diningSession, time, tables = [] } = booking
    const { tables: wanted, ...slot } = to
    try {
      let moved = booking
      if (slot.time !== time || slot.diningSession !== diningSession)
        moved = await book.edit({
          reservation: _id,
          ...sentDraft({ ...draftOf(booking), ...slot }),
        })
      if (!isSame(moved.tables ?? [], wanted))
        moved = await book.patch(_id, { tables: wanted.length > 0 ? [...wanted] : null })
      const back = { diningSession, time, tables }
      showToast(t('book.moved', { name, time: moved.time }), {
        tone: 'success',
        ...(isUndo
          ? {}
          : { action: { text: t('app.undo'), run: () => void move(moved, back, true) } }),
      })
    } catch (failure) {
      showToast(failureWords(normaliseError(failure), t), { tone: 'danger' })
    }
  }
  return move
}
