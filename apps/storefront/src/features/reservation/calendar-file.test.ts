import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

test('an entry contains when and where, with the format’s special characters escaped', () => {
  const file = calendarFile(
    {
      _id: 'a'.repeat(24),
      startTime: '2026-03-06T11:00:00.000Z',
      createTime: '2026-03-01T08:00:00.000Z',
    },
    {
      title: 'Table; 2',
      place: 'Central, Hong Kong',
      link: 'https://x.example/r',
      stayMinutes: 90,
    },
  )
  const lines = file.split('\r\n')
  expect(lines).toContain('DTSTART:20260306T110000Z')
  expect(lines).toContain('DTEND:20260306T123000Z')
  expect(lines).toContain(String.raw`SUMMARY:Table\; 2`)
  expect(lines).toContain(String.raw`LOCATION:Central\, Hong Kong`)
})

test('a line is folded at 75 bytes, between letters (RFC 5545, section 3.1)', () => {
  const title = '燈籠里小館訂座：四位，靠窗，慶祝生日蛋糕及長壽麵，請預留嬰兒椅一張 🎂'
  const file = calendarFile(
    {
      _id: 'a'.repeat(24),
      startTime: '2026-03-06T11:00:00.000Z',
      createTime: '2026-03-01T08:00:00.000Z',
    },
    { title, place: 'x'.repeat(200), link: `https://x.example/${'r'.repeat(90)}`, stayMinutes: 90 },
  )
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file).not.toContain('\uFFFD')
  expect(file.replaceAll('\r\n ', '').split('\r\n')).toContain(`SUMMARY:${title}`)
})
