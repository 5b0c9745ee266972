import type { Reservation } from '@comanda/contract'

interface CalendarWords {
  readonly title: string
  readonly place: string
  /** The URL of the reservation's page. */
  readonly link: string
  readonly stayMinutes: number
}

const stamp = (instant: number): string =>
  new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '')
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** The most bytes of a line; those that go on begin with a space. */
const LONGEST = 75

/** Returns a line in parts, cut between letters. */
const folded = (line: string): string => {
  let length = 0
  return Array.from(line, (letter) => {
    const bytes = bytesOf(letter)
    if (length + bytes <= LONGEST) {
      length += bytes
      return letter
    }
    length = 1 + bytes
    return `\r\n ${letter}`
  }).join('')
}

/** Returns a reservation as an entry of a calendar (iCalendar, RFC 5545). */
export const calendarFile = (
  { _id, startTime, createTime }: Pick<Reservation, '_id' | 'startTime' | 'createTime'>,
  { title, place, link, stayMinutes }: CalendarWords,
): string => {
  const start = Date.parse(startTime)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Comanda//Reservations//EN',
    'BEGIN:VEVENT',
    `UID:${_id}`,
    `DTSTAMP:${stamp(Date.parse(createTime))}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + stayMinutes * 60_000)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `URL:${link}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}
