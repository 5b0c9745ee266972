import { sampleMenu } from '@comanda/client/testing'
import type { WaitingPlace } from '@comanda/contract'
import { expect, it, vi } from 'vitest'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { PlacePage } from './place-page.tsx'

const waits: WaitingPlace = {
  _id: 'a'.repeat(24),
  shop: sampleMenu.shop._id,
  number: 7,
  status: 'waiting',
  guests: 2,
  createTime: '2026-03-03T04:00:00.000Z',
  ahead: 2,
  minutes: 25,
  error: 10,
  calls: 0,
  ways: [],
  version: 0,
}

const open = async (own: Partial<WaitingPlace> = {}) => {
  const place = { ...waits, ...own }
  const respond = vi.fn(({ status }: { status: WaitingPlace['status'] }) => ({
    ...place,
    status,
    version: 9,
  }))
  const screen = await renderForDiner(<PlacePage id={waits._id} onBack={vi.fn<() => void>()} />, {
    script: {
      'waitingPlaces get': () => place,
      'waitingPlaces/subscribe create': () => ({ item: place._id, version: place.version }),
      'waitingPlaces/respond create': respond,
      'shops get': () => sampleMenu.shop,
    },
  })
  await vi.waitFor(() => expect(screen.text()).toContain('Your number'))
  return { ...screen, respond }
}

it('WAIT-4.2: a party reads its number, who is before it and how long it takes', async () => {
  const { text, all } = await open()
  expect(text()).toContain('7')
  expect(text()).toContain('About 25 min, ± 10')
  expect(text()).toContain('2 parties before you')
  // The app has a main area of its own around each page.
  expect(all('main')).toEqual([])
})

it('WAIT-4.2: the first of the list is the next', async () => {
  const { text } = await open({ ahead: 0, minutes: 0, error: 0 })
  expect(text()).toContain('A table is free now')
  expect(text()).toContain('You are the next')
})

it('WAIT-4.3, WAIT-4.4: a call is shown and in the title until the guest responds', async () => {
  const { text, press, respond, names, document } = await open({ status: 'called', calls: 1 })
  expect(text()).toContain('Your table is ready!')
  expect(document.title).toContain('Your table is ready')
  await press('button', 'I am on my way')
  expect(respond.mock.calls[0]?.[0]).toEqual({ party: waits._id, status: 'coming' })
  expect(text()).toContain('We expect you at the door')
  expect(names('button')).not.toContain('I am on my way')
  expect(document.title).not.toContain('Your table is ready')
})

it('WAIT-4.4: giving up takes two presses, then leads back to the list', async () => {
  const { press, respond, names, text } = await open()
  await press('button', 'Give up my place')
  expect(respond).not.toHaveBeenCalled()
  await press('button', 'Leave the list')
  expect(respond.mock.calls[0]?.[0]).toEqual({ party: waits._id, status: 'gaveUp' })
  expect(text()).toContain('You have left the list')
  expect(names('link')).toContain('Join again')
})
