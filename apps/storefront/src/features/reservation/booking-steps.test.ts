import { expect, test } from 'vitest'
import { newBooking } from './booking.ts'
import { bookingSteps, firstStep, shownStep, stepAfter } from './booking-steps.ts'

const whole = {
  ...newBooking,
  diningSession: 'a'.repeat(24),
  time: '19:00',
  date: '2026-03-04',
  name: 'Ada',
  phone: '91234567',
  termsAccepted: true,
}

test('guests, dining session, time slot, date, details, confirmation (RES-2.1)', () => {
  expect(bookingSteps.map((step) => shownStep(step, whole))).toEqual([
    'guests',
    'session',
    'time',
    'date',
    'details',
    'confirm',
  ])
})
test('a step is not shown before those that it depends on', () => {
  expect(shownStep('confirm', newBooking)).toBe('session')
  expect(shownStep('date', { ...whole, time: undefined })).toBe('time')
  expect(shownStep('confirm', { ...whole, termsAccepted: false })).toBe('details')
})
test('RES-2.7: a reservation that is changed opens at its summary', () => {
  expect(shownStep(undefined, whole, firstStep(true))).toBe('confirm')
  expect(shownStep(undefined, whole, firstStep(false))).toBe('guests')
})
test('an unknown step is the first', () => expect(shownStep('pay', whole)).toBe('guests'))
test('nothing comes after the confirmation', () => {
  expect(stepAfter('guests')).toBe('session')
  expect(stepAfter('confirm')).toBe('confirm')
})
