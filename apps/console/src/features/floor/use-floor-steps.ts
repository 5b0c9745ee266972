import { normaliseError } from '@comanda/client'
import type { Floor, NotedAllergy } from '@comanda/client/staff'
import type { Reservation, TableViewItem } from '@comanda/contract'
import { listInSentence } from '@comanda/locales'
import { showToast } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import type { Seats } from './seats.ts'

/** What staff do with a free table; a toast says what came of it. `onSelect` opens the bill of guests who were seated. */
export const useFloorSteps = (floor: Floor, onSelect: (session: string) => void) => {
  const { t, locale } = useMessages()
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
  const clean = async ({ _id, name }: TableViewItem, needsCleaning: boolean): Promise<void> => {
    try {
      await floor.clean(_id, needsCleaning)
      if (!needsCleaning) showToast(t('floor.cleaned', { name }), { tone: 'success' })
    } catch (failure) {
      refuse(failure)
    }
  }
  const seatBooking = async (
    tables: Seats,
    { _id, name }: Reservation,
    insteadOf: readonly Reservation[],
  ): Promise<void> => {
    try {
      const others = insteadOf.map((other) => other._id)
      const [first, ...more] = tables
      const ids = [first._id, ...more.map((table) => table._id)] as const
      onSelect(await floor.seatBooking(_id, ids, others))
      const table = tables.map((one) => one.name).join(' + ')
      const seated = t('floor.bookingSeated', { name, table })
      const names = listInSentence(
        insteadOf.map((other) => other.name),
        locale,
      )
      if (names === '') showToast(seated, { tone: 'success' })
      else showToast(t('floor.withoutTable', { seated, names }))
    } catch (failure) {
      refuse(failure)
    }
  }
  const keep = (table: string, booking: Reservation, isKept: boolean): void => {
    const { _id, tables = [] } = booking
    // Who sits at several tables keeps the others.
    const kept = isKept ? [table] : tables.filter((one) => one !== table)
    floor.keepTables(_id, kept).catch(refuse)
  }
  return { seat, clean, seatBooking, keep }
}
