import { beforeEach, expect, it } from 'vitest'
import { typed } from '../../typed/typed.ts'
import { bookingIntention } from './booking-intention.ts'

beforeEach(() => typed.forgetAll())

it('the same booking sent again is the same call; another is another', () => {
  const key = bookingIntention('sent', { name: 'Wing' })
  expect(bookingIntention('sent', { name: 'Wing' })).toBe(key)
  expect(bookingIntention('sent', { name: 'Ada' })).not.toBe(key)
})
it('once it was answered, the same booking again is another', () => {
  const key = bookingIntention('sent', { name: 'Wing' })
  typed.forget('sent')
  expect(bookingIntention('sent', { name: 'Wing' })).not.toBe(key)
})
