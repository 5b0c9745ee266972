import { expect, test } from 'vitest'
import { sessionOf } from './cart-place.ts'

const place = { shop: 's1', mode: 'takeAway' } as const

test.each(['selfOrder', 'kiosk', 'staff'] as const)(
  'a session that an order would open has the source of its client: %s',
  (source) => {
    expect(sessionOf(place, undefined, 0, source)).toMatchObject({ type: 'takeAway', source })
  },
)
