import type { Reservation } from '@comanda/contract'
import { addDays } from '@comanda/engine/time'
import { consoleKeys } from '../../storage/console-keys.ts'
import type { KeyStorage } from '../../storage/key-storage.ts'
import { offlineCopy } from '../offline/offline-copy.ts'
import type { BookDay } from './load-book-day.ts'

interface StoredDay extends BookDay {
  readonly date: string
  readonly time: number
}

/** How long a day may be shown, in ms. */
const LONGEST = 86_400_000

/** Returns a reservation by which its guests are known at the door, and not reached: others may find the tablet. */
const withoutContacts = ({ email: _email, user: _user, ...booking }: Reservation): Reservation => ({
  ...booking,
  phone: '',
})

/** Today and tomorrow of a shop's book as this device last saw them, without phones and mail addresses (STAFF-8.6). */
export const bookCopy = (storage: KeyStorage, shop: string, now: () => number) => {
  const copy = offlineCopy<readonly StoredDay[]>(storage, { key: consoleKeys.staffBook, shop }, now)
  const days = (): readonly StoredDay[] =>
    (copy.read()?.value ?? []).filter(({ time }) => now() - time <= LONGEST)
  return {
    read: (date: string): StoredDay | undefined => days().find((day) => day.date === date),
    write: (date: string, today: string, shown: BookDay, isLast = false): void => {
      const kept = [today, addDays(today, 1)]
      if (!kept.includes(date)) return
      const { bookings, day, seating, sessions, week, tables } = shown
      const others = days().filter((one) => one.date !== date && kept.includes(one.date))
      const own = { date, time: now(), day, seating, sessions, week, tables }
      copy.write([...others, { ...own, bookings: bookings.map(withoutContacts) }], isLast)
    },
  }
}
