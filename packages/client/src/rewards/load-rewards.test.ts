import { expect, test } from 'vitest'
import { scriptedConnection } from '../testing/scripted-connection.ts'
import { loadRewards } from './rewards.ts'

const server = () =>
  scriptedConnection({
    'gifts find': () => [{ _id: 'tea' }],
    'users/points/available find': () => [{ amount: 30 }, { amount: 12 }],
    'userCoupons find': () => [
      { gift: 'tea', status: 'used' },
      { gift: 'tea', status: 'valid' },
      { gift: 'tea', status: 'cancelled' },
      { status: 'valid' },
    ],
  })

test('a visitor sees the gifts, without points', async () => {
  const { connection, calls } = server()
  expect(await loadRewards(connection)).toEqual({
    gifts: [{ _id: 'tea' }],
    points: undefined,
    redeemed: new Map(),
  })
  expect(calls).toHaveLength(1)
})

test('a member has the points of all kinds; cancelled redemptions do not count', async () => {
  const { connection } = server()
  const { points, redeemed } = await loadRewards(connection, { user: 'u', shop: 's' })
  expect(points).toBe(42)
  expect(redeemed).toEqual(new Map([['tea', 2]]))
})
