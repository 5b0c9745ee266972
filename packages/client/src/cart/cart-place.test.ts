import { expect, test } from 'vitest'
import type { TableSession } from '@comanda/contract'
import { sessionOf } from './cart-place.ts'

const place = { shop: 's1', mode: 'takeAway' } as const

test.each(['selfOrder', 'kiosk', 'staff'] as const)(
  'a session that an order would open has the source of its client: %s',
  (source) => {
    expect(sessionOf(place, undefined, 0, source)).toMatchObject({ type: 'takeAway', source })
  },
)

test('ORDER-5.9: an order of a session is priced with the manual surcharges that staff chose, not with those charged so far', () => {
  const session = {
    surcharges: [{ setting: 'automatic', name: [], amount: 5, discount: 0 }],
    manualSurcharges: ['corkage'],
    tables: [],
  } as Partial<TableSession> as TableSession
  expect(sessionOf({ ...place, session }, undefined, 0, 'selfOrder').surcharges).toEqual([
    'corkage',
  ])
})

test('TIME-4.1: an order of a session is priced with its booked time, if it has one', () => {
  const bookedTime = '2026-03-02T10:00:00.000Z'
  for (const [stored, read] of [
    [bookedTime, bookedTime],
    [null, undefined],
  ] as const) {
    const session = { bookedTime: stored, tables: [] } as Partial<TableSession> as TableSession
    expect(sessionOf({ ...place, session }, undefined, 0, 'selfOrder').bookedTime).toBe(read)
  }
})
