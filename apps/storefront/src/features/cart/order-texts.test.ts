import { beforeEach, expect, it } from 'vitest'
import { typed } from '../../typed/typed.ts'
import { forgetOrderTexts, keepOrderTexts, keptOrderTexts } from './order-texts.ts'

beforeEach(() => typed.forgetAll())

it('what was typed for an order is there again at its own place, and nowhere else (SCREEN-4.4)', () => {
  keepOrderTexts('shop takeAway', { contactName: 'Mei', remark: 'No peanuts' })
  expect(keptOrderTexts('shop takeAway')).toEqual({ contactName: 'Mei', remark: 'No peanuts' })
  expect(keptOrderTexts('other takeAway')).toEqual({})
})
it('after the order it is gone', () => {
  keepOrderTexts('shop takeAway', { remark: 'No peanuts' })
  forgetOrderTexts()
  expect(keptOrderTexts('shop takeAway')).toEqual({})
})
