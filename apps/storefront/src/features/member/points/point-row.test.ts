import { expect, it } from 'vitest'
import { reasonOf } from './point-row.tsx'

const session = 'c00000000000000000000001'

it.each([
  [{ type: 'earn', amount: 30, session }, 'points.earnOrder'],
  [{ type: 'earn', amount: 30 }, 'points.earn'],
  [{ type: 'redeem', amount: -30, session }, 'points.redeemOrder'],
  [{ type: 'redeem', amount: -30 }, 'points.redeem'],
  [{ type: 'reverse', amount: -30, session }, 'points.reverseOrder'],
  [{ type: 'reverse', amount: 30, session }, 'points.returnedOrder'],
  [{ type: 'reverse', amount: 30 }, 'points.returned'],
  [{ type: 'adjust', amount: 5, session }, 'points.adjust'],
  [{ type: 'expire', amount: -5 }, 'points.expire'],
] as const)('SCREEN-5.7: %o says why: %s', (record, key) => expect(reasonOf(record)).toBe(key))
