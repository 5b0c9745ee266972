import { normaliseError } from '@comanda/client'
import type { Floor, NotedAllergy } from '@comanda/client/staff'
import type { Reservation, TableViewItem } from '@comanda/contract'
import { showToast } from '@comanda/ui'
import { listWords } from '../../staff/list-words.ts'
import { useMessages } from '../../staff/messages.ts'

/** What staff do with a free table; a toast says what came of it. `onSelect` opens the bill of guests who were seated. */
export const useFloorSteps = (floor: Floor, onSelect: (session: string) => void) => {
  const { t } = useMessages()
  const refuse = (failure: unknown): void => {
    const { reason, message } = normaliseError(failure)
    const text = reason === 'offline' ? t('floor.offline') : t('floor.notDone', { message })
    showToast(text, { tone: 'danger' })
  }
  const seat = async (
    { _id, name }: TableViewItem,
    guests: number,
    allergy: NotedAllergy | undefined,
  ): Promise<void> => {
    try {
      const { session, created, isNoted } = await floor.seat(_id, guests, allergy)
      onSelect(session)
      const text = created
        ? t('floor.seated', { name, count: guests })
        : t('floor.seatedElsewhere', { name })
      if (isNoted) showToast(text, { tone: created ? 'success' : 'plain' })
      else showToast(t('allergies.notNoted', { seated: text }), { tone: 'danger' })
    } catch (failure) {
      refuse(failure)
    }
  }
  const clean = async ({ _id, name }: TableViewItem): Promise<void> => {
    try {
      await floor.clean(_id)
      showToast(t('floor.cleaned', { name }), { tone: 'success' })
    } catch (failure) {
      refuse(failure)
    }
  }
  const seatBooking = async (
    table: TableViewItem,
    { _id, name }: Reservation,
    insteadOf: readonly Reservation[],
  ): Promise<void> => {
    try {
      const others = insteadOf.map((other) => other._id)
      onSelect(await floor.seatBooking(_id, table._id, others))
      const seated = t('floor.bookingSeated', { name, table: table.name })
      const names = listWords(
        insteadOf.map((other) => other.name),
        t,
      )
      if (names === '') showToast(seated, { tone: 'success' })
      else showToast(t('floor.withoutTable', { seated, names }))
    } catch (failure) {
      refuse(failure)
    }
  }
  const keep = (table: string, booking: Reservation, isKept: boolean): void => {
    floor.keepTable(booking._id, isKept ? table : undefined).catch(refuse)
  }
  return { seat, clean, seatBooking, keep }
}
