import type { Gift } from '@comanda/contract'
import { expect, it } from 'vitest'
import { rewardsAt } from './rewards.ts'

const gift = (_id: string, rest: Partial<Gift> = {}): Gift => ({
  _id,
  name: [],
  coupon: 'c',
  point: 100,
  ...rest,
})
const here = { _id: 'here', timeZone: 'Asia/Hong_Kong' }
const now = Date.parse('2026-11-21T12:00:00Z')
const gifts = [
  gift('cheap', { point: 50 }),
  gift('dear'),
  gift('elsewhere', { shops: ['there'] }),
  gift('once', { point: 10, limitPerUser: 1 }),
  gift('gone', { point: 10, quantity: 0 }),
]

it('rewards of other shops are left out, the others have their status (MEM-5.2)', () => {
  const rewards = rewardsAt({ gifts, points: 60, redeemed: new Map([['once', 1]]) }, here, now)
  expect(rewards.map(({ gift, state }) => [gift._id, state])).toEqual([
    ['cheap', { state: 'redeemable' }],
    ['dear', { state: 'needPoints', points: 40 }],
    ['once', { state: 'limitReached' }],
    ['gone', { state: 'soldOut' }],
  ])
})
it('a visitor sees no missing points: the login comes first', () =>
  expect(
    rewardsAt({ gifts: [gift('dear')], points: undefined, redeemed: new Map() }, here, now)[0]
      ?.state,
  ).toEqual({ state: 'redeemable' }))
