/** An entry of a calendar. Instants are ISO 8601. */
export interface CalendarEntry {
  /** The same for each version of the entry: a calendar replaces the one that it has. */
  readonly id: string
  /** Counts the versions. */
  readonly version: number
  /** A cancelled entry takes out the one that the calendar has. */
  readonly isCancelled: boolean
  readonly startTime: string
  readonly endTime: string
  /** When this file is written. */
  readonly writtenTime: string
  readonly title: string
  readonly place: string
  readonly note: string
  readonly link: string
  /** The URI of who invites. */
  readonly organizer: string
}

const stamp = (instant: string): string =>
  new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '')

const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r?\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '')

/** The most bytes of a line; those that go on begin with a space. */
const LONGEST = 75

/** Returns a line in parts, cut between letters. */
const folded = (line: string): string => {
  let length = 0
  return Array.from(line, (letter) => {
    const bytes = Buffer.byteLength(letter)
    if (length + bytes <= LONGEST) {
      length += bytes
      return letter
    }
    length = 1 + bytes
    return `\r\n ${letter}`
  }).join('')
}

/**
 * Returns an entry as a file of a calendar (RFC 5545, with the methods of RFC 5546). Times are in UTC: they need no rules of a
 * zone, and are right for readers in any zone, whatever the clocks do in between (RES-8.5).
 */
export const calendarFile = (entry: CalendarEntry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Comanda//Reservations//EN',
    `METHOD:${entry.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${entry.id}`,
    `SEQUENCE:${entry.version}`,
    `DTSTAMP:${stamp(entry.writtenTime)}`,
    `DTSTART:${stamp(entry.startTime)}`,
    `DTEND:${stamp(entry.endTime)}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(entry.title)}`,
    `LOCATION:${escaped(entry.place)}`,
    `DESCRIPTION:${escaped(entry.note)}`,
    `ORGANIZER:${entry.organizer}`,
    `URL:${entry.link}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
