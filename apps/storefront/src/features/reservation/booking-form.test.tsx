import { sampleIds, sampleMenu } from '@comanda/client/testing'
import type { AvailabilityResult, Reservation, ReservationSetting } from '@comanda/contract'
import { descriptionOf } from '@comanda/ui/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { drafts } from '../../drafts/drafts.ts'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { BookingForm } from './booking-form.tsx'
import type { BookingStep } from './booking-steps.ts'

const { shop } = sampleMenu
const setting: ReservationSetting = {
  _id: sampleIds.gift,
  shop: shop._id,
  enabled: true,
  maxGuests: 4,
  babyStools: 1,
  sessions: [
    {
      _id: sampleIds.tea,
      name: [{ lang: 'en', value: 'Dinner' }],
      from: '18:00',
      to: '21:00',
      weekdays: [5, 6, 0],
    },
  ],
}
const chosen = {
  adults: 2,
  children: 0,
  babyStools: 0,
  diningSession: sampleIds.tea,
  time: '18:00',
}
const free = (isAvailable: boolean): AvailabilityResult => ({
  days: [{ date: '2026-03-06', isAvailable }],
  sessions: [],
})

const open = async (requested: BookingStep, draft: object = {}, isAvailable = true) => {
  const form = `reservation ${shop._id}`
  drafts.save(form, { name: '', phone: '', email: '', remark: '', termsAccepted: false, ...draft })
  const onStep = vi.fn<(step: BookingStep, isCorrection?: boolean) => void>()
  const onBooked = vi.fn<() => void>()
  const screen = await renderForDiner(
    <BookingForm {...{ shop, setting, requested, onStep, onBooked }} canChooseShop={false} />,
    { script: { 'reservations/availability create': () => free(isAvailable) } },
  )
  return { ...screen, onStep }
}
afterEach(() => drafts.clear())

it('RES-2.1: begins with the number of guests, and continues with the dining session', async () => {
  const { text, press, onStep } = await open('guests', { ...chosen, diningSession: undefined })
  expect(text()).toContain('How many guests?')
  await press('button', 'Continue')
  await vi.waitFor(() => expect(onStep).toHaveBeenCalledWith('session'))
})
it('RES-2.1: a step that cannot be shown yet is corrected to the first that is not complete', async () => {
  const { onStep, text } = await open('details', { ...chosen, time: undefined })
  expect(onStep).toHaveBeenCalledExactlyOnceWith('time', true)
  expect(text()).toContain('At what time?')
})
it('no more guests than the shop takes can be chosen', async () => {
  const { press, names, get } = await open('guests', { ...chosen, adults: 3 })
  await press('button', 'More: Adults')
  expect(get('group', 'Adults').textContent).toContain('4')
  await press('button', 'More: Adults')
  await press('button', 'More: Children')
  expect(get('group', 'Adults').textContent).toContain('4')
  expect(get('group', 'Children').textContent).toContain('0')
  expect(names('button')).toContain('Continue')
})
it('a dining session shows its hours and its days, from Monday on', async () => {
  const { names, press, get } = await open('session', { ...chosen, diningSession: undefined })
  expect(names('radio')).toEqual(['Dinner 18:00 – 21:00 · Fri, Sat, Sun'])
  expect(get('button', 'Continue').hasAttribute('disabled')).toBe(true)
  await press('radio')
  expect(get('button', 'Continue').hasAttribute('disabled')).toBe(false)
})
it('what was chosen is listed, and a press goes back to its step', async () => {
  const { press, onStep } = await open('date', chosen)
  await press('button', '2 guests. Change Number of guests')
  expect(onStep).toHaveBeenCalledExactlyOnceWith('guests')
})
it('if no day has a free table the step stays, and says what to try', async () => {
  const { press, text, onStep, act } = await open('time', chosen, false)
  await press('button', 'Continue')
  await act(() => undefined)
  expect(text()).toContain('There is no free table for this in the coming days')
  expect(onStep).not.toHaveBeenCalled()
})
it('without a network the form continues: nothing is booked before it is sent', async () => {
  const { server, press, onStep } = await open('time', chosen)
  server.status.set('offline')
  await press('button', 'Continue')
  expect(onStep).toHaveBeenCalledExactlyOnceWith('date')
})
it.each([
  ['', 'Email is required.'],
  ['wing@', 'Input email is invalid.'],
])('RES-2.3: the details ask for an e-mail: %j is %s', async (email, error) => {
  const details = { name: 'Wing', phone: '51234567', termsAccepted: true }
  const draft = { ...chosen, date: '2026-03-06', ...details, email }
  const { press, get, fill, onStep } = await open('details', draft)
  await press('button', 'Continue')
  expect(descriptionOf(get('textbox', 'Email'))).toContain(error)
  expect(onStep).not.toHaveBeenCalled()
  await fill('textbox', 'Email', 'wing@eat.example')
  expect(descriptionOf(get('textbox', 'Email'))).not.toContain('mail is')
})

const reservation: Reservation = {
  _id: sampleIds.gift,
  shop: shop._id,
  number: 'R12',
  status: 'booked',
  ...chosen,
  date: '2026-03-06',
  name: 'Wing',
  phone: '+85251234567',
  email: 'wing@example.com',
  createTime: '2026-03-01T12:00:00Z',
  startTime: '2026-03-06T10:00:00Z',
  cancelUntil: '2026-03-06T08:00:00Z',
  version: 0,
}
const change = async (requested: BookingStep | undefined, slot: 'free' | 'full') => {
  const onStep = vi.fn<(step: BookingStep, isCorrection?: boolean) => void>()
  const onBooked = vi.fn<() => void>()
  const found: AvailabilityResult = {
    ...free(true),
    sessions: [{ _id: sampleIds.tea, name: [], slots: [{ time: '18:00', state: slot }] }],
  }
  const screen = await renderForDiner(
    <BookingForm
      {...{ shop, setting, reservation, requested, onStep, onBooked }}
      canChooseShop={false}
    />,
    { script: { 'reservations/availability create': () => found } },
  )
  return { ...screen, onStep }
}

it('RES-2.7: a reservation that is changed opens at its summary', async () => {
  const { text, press, onStep } = await change(undefined, 'free')
  expect(text()).toContain('Is everything right?')
  expect(onStep).not.toHaveBeenCalled()
  await press('button', '2 guests. Change Number of guests')
  expect(onStep).toHaveBeenLastCalledWith('guests')
})
it('RES-2.7: a complete choice leads back to the summary', async () => {
  const { press, onStep } = await change('guests', 'free')
  await press('button', 'Continue')
  await vi.waitFor(() => expect(onStep).toHaveBeenCalledExactlyOnceWith('confirm'))
})
it('RES-2.7: if the slot is full for the new party, the steps that choose another follow', async () => {
  const { press, onStep } = await change('guests', 'full')
  await press('button', 'Continue')
  await vi.waitFor(() => expect(onStep).toHaveBeenCalledExactlyOnceWith('session'))
})
