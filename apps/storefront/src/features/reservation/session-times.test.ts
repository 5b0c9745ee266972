import { expect, test } from 'vitest'
import { sessionTimes } from './session-times.ts'

const session = { _id: 'a'.repeat(24), name: [], from: '22:00', to: '00:30' }

const day = { today: '2026-03-02', timeZone: 'Asia/Hong_Kong' }

test('overnight: times past midnight come last', () =>
  expect(sessionTimes(session, day, 3, 30)).toEqual(['22:00', '22:30', '23:00', '23:30', '00:00']))
test('a session of one weekday is found within the week', () =>
  expect(
    sessionTimes({ ...session, from: '12:00', to: '13:00', weekdays: [0] }, day, 1, 30),
  ).toEqual(['12:00', '12:30']))
