import * as fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { calendarFile, type CalendarEntry } from './calendar-file.ts'

const entry: CalendarEntry = {
  id: 'a'.repeat(24),
  version: 3,
  isCancelled: false,
  startTime: '2026-03-06T11:00:00.000Z',
  endTime: '2026-03-06T12:30:00.000Z',
  writtenTime: '2026-03-01T08:00:00.000Z',
  title: 'Shop',
  place: 'Shop, Hong Kong',
  note: '101\nhttps://x.example/r',
  link: 'https://x.example/r',
  organizer: 'mailto:hello@comanda.test',
}

const read = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  const event = calendar.getFirstSubcomponent('vevent')
  if (!event) throw new Error('there is no event')
  return {
    method: calendar.getFirstPropertyValue('method'),
    event: new ICAL.Event(event),
    raw: event,
  }
}

/** Returns a text without control characters, which no line may have. */
const shown = (said: string): string =>
  said.replaceAll(/\r?\n/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, '')

it('RES-8.5: law: another reader reads each text and instant as it was, in lines of at most 75 bytes', () => {
  const letter = fc.constantFrom('座', '🎂', ';', ',', '\\', '\n', 'é', ' ', ':', '"', 'n')
  const text = fc.oneof(
    fc.array(letter).map((all) => all.join('')),
    fc.string({ unit: 'grapheme' }),
  )
  const instant = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(text, text, instant, (title, note, date) => {
      const startTime = new Date(Math.floor(date.getTime() / 1000) * 1000).toISOString()
      const file = calendarFile({ ...entry, title, note, startTime })
      expect(file).toMatch(/\r\n$/)
      for (const line of file.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(line).not.toMatch(/[\r\n\uFFFD]/)
      }
      const { event } = read(file)
      expect(event.summary).toBe(shown(title))
      expect(event.description).toBe(shown(note))
      expect(event.startDate.toJSDate().toISOString()).toBe(startTime)
    }),
  )
})

it('RES-8.5: the instant is the same for readers in any zone, also in the night in which clocks change', () => {
  const before = process.env['TZ']
  try {
    for (const zone of ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Hong_Kong'])
      for (const startTime of [
        '2026-10-25T00:30:00.000Z',
        '2026-10-25T01:30:00.000Z',
        '2026-03-08T07:00:00.000Z',
      ]) {
        process.env['TZ'] = zone
        const { event } = read(calendarFile({ ...entry, startTime }))
        expect(event.startDate.toJSDate().toISOString()).toBe(startTime)
      }
  } finally {
    process.env['TZ'] = before
  }
})

it('RES-8.5: a later version replaces the entry, a cancelled one takes it out', () => {
  const first = read(calendarFile(entry))
  const later = read(calendarFile({ ...entry, version: 4 }))
  const gone = read(calendarFile({ ...entry, version: 5, isCancelled: true }))
  expect([first, later, gone].map(({ event }) => event.uid)).toEqual(Array(3).fill(entry.id))
  expect([first, later, gone].map(({ event }) => event.sequence)).toEqual([3, 4, 5])
  expect([first.method, gone.method]).toEqual(['PUBLISH', 'CANCEL'])
  expect(gone.raw.getFirstPropertyValue('status')).toBe('CANCELLED')
})
