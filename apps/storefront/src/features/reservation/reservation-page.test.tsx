import { sampleMenu } from '@comanda/client/testing'
import type { Reservation } from '@comanda/contract'
import { expect, it, vi } from 'vitest'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { ReservationPage } from './reservation-page.tsx'

const booked: Reservation = {
  _id: 'a'.repeat(24),
  shop: sampleMenu.shop._id,
  number: '101',
  status: 'booked',
  adults: 2,
  children: 0,
  babyStools: 0,
  date: '2099-03-04',
  diningSession: 'b'.repeat(24),
  time: '19:00',
  name: 'Mei',
  phone: '91234567',
  createTime: '2099-03-01T00:00:00.000Z',
  startTime: '2099-03-04T11:00:00.000Z',
  cancelUntil: '2099-03-04T09:00:00.000Z',
  version: 0,
}

const open = async (ask: string | undefined, reservation: Reservation = booked) => {
  const answer = (status: Reservation['status']) => () => ({ ...reservation, status, version: 1 })
  const confirm = vi.fn(answer('confirmed'))
  const cancel = vi.fn(answer('cancelled'))
  const screen = await renderForDiner(
    <ReservationPage id={booked._id} ask={ask} onBack={vi.fn<() => void>()} />,
    {
      script: {
        'reservations get': () => reservation,
        'reservations/subscribe create': () => ({ item: booked._id, version: 0 }),
        'shops get': () => sampleMenu.shop,
        'reservations/confirm create': confirm,
        'reservations/cancel create': cancel,
      },
    },
  )
  await screen.act(() => undefined)
  return { ...screen, confirm, cancel }
}

it('RES-8.3: the link of a mail asks; only the button confirms', async () => {
  const { text, press, confirm, names } = await open('confirm')
  expect(text()).toContain('Will you come?')
  expect(confirm).not.toHaveBeenCalled()
  await press('button', 'Yes, we are coming')
  expect(confirm).toHaveBeenCalledOnce()
  expect(text()).toContain('Your table is confirmed')
  expect(names('button')).not.toContain('Confirm that you come')
})

it('RES-8.3: likewise to cancel', async () => {
  const { text, cancel } = await open('cancel')
  expect(text()).toContain('Cancel this reservation?')
  expect(cancel).not.toHaveBeenCalled()
})

it('RES-8.3: what is confirmed is left as it is', async () => {
  const { text } = await open('confirm', { ...booked, status: 'confirmed' })
  expect(text()).not.toContain('Will you come?')
})

it('RES-8.5: a cancelled reservation can be taken out of the calendar', async () => {
  const { names } = await open(undefined, { ...booked, status: 'cancelled' })
  expect(names('link')).toContain('Take out of the calendar')
})
