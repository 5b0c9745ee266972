import { expect, it } from 'vitest'
import { isBreakInOrder, newDraft, withBreak } from './shop-draft.ts'

const draft = newDraft('Asia/Hong_Kong')

it('SETUP-2.1: a break splits the day in two, and the whole day comes back without it', () => {
  const split = withBreak(draft, true)
  expect(split).toMatchObject({
    openTime: '11:00',
    closeTime: '15:00',
    openAgain: { openTime: '18:00', closeTime: '22:00' },
  })
  expect(isBreakInOrder(split)).toBe(true)
  expect(withBreak(split, false)).toEqual(draft)
})

it.each([
  ['11:00', '19:00', '18:00', '22:00', false],
  ['11:00', '18:00', '18:00', '22:00', false],
  ['11:00', '11:00', '18:00', '22:00', false],
  ['16:00', '15:00', '18:00', '22:00', false],
  ['11:00', '15:00', '18:00', '17:00', false],
  ['11:00', '15:00', '18:00', '12:00', false],
  ['11:00', '15:00', '18:00', '02:00', true],
  ['11:00', '15:00', '18:00', '11:00', true],
  ['18:00', '23:00', '01:00', '04:00', true],
])(
  'SETUP-2.1: open %s to %s and %s to %s has a break within a day: %s',
  (openTime, closeTime, opens, closes, is) => {
    const openAgain = { openTime: opens, closeTime: closes }
    expect(isBreakInOrder({ ...draft, openTime, closeTime, openAgain })).toBe(is)
  },
)
