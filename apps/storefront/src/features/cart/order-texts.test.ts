import { beforeEach, expect, it } from 'vitest'
import { drafts } from '../../drafts/drafts.ts'
import { forgetOrderTexts, keepOrderTexts, keptOrderTexts } from './order-texts.ts'

beforeEach(() => drafts.clear())

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
