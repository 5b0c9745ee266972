import { beforeEach, expect, it } from 'vitest'
import { drafts } from '../../drafts/drafts.ts'
import { removeOrderTexts, storeOrderTexts, readOrderTexts } from './order-texts.ts'

beforeEach(() => drafts.clear())

it('the draft of an order is restored at its own place, and nowhere else (SCREEN-4.4)', () => {
  storeOrderTexts('shop takeAway', { contactName: 'Mei', remark: 'No peanuts' })
  expect(readOrderTexts('shop takeAway')).toEqual({ contactName: 'Mei', remark: 'No peanuts' })
  expect(readOrderTexts('other takeAway')).toEqual({})
})
it('after the order the draft is removed', () => {
  storeOrderTexts('shop takeAway', { remark: 'No peanuts' })
  removeOrderTexts()
  expect(readOrderTexts('shop takeAway')).toEqual({})
})
