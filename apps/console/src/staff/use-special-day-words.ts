import type { Shop } from '@comanda/contract'
import { languageTag } from '@comanda/locales'
import { useMessages } from './messages.ts'

type SpecialDay = NonNullable<Shop['specialDays']>[number]

/** Returns what says when a special day is, and whether the shop is closed: `25 Dec 2026 · Closed`. */
export const useSpecialDayWords = (): ((day: SpecialDay) => string) => {
  const { t, locale } = useMessages()
  return ({ from, to = from, yearly, hours = [] }) => {
    const format = new Intl.DateTimeFormat(languageTag[locale], {
      ...(yearly ? {} : { weekday: 'short', year: 'numeric' }),
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    })
    const [first, last] = [from, to].map((day) => new Date(`${day}T00:00:00Z`))
    return [
      // A range of every year may end in the next one.
      first === last || to === from
        ? format.format(first)
        : `${format.format(first)} – ${format.format(last)}`,
      ...(yearly ? [t('specialDays.everyYear')] : []),
      hours.length === 0
        ? t('specialDays.closedWord')
        : hours.map(({ startTime, endTime }) => `${startTime}–${endTime}`).join(', '),
    ].join(' · ')
  }
}
