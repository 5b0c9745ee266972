import { CallError } from '@comanda/client'
import { sampleMenu } from '@comanda/client/testing'
import type { EstimateWaitingResult, JoinWaitingData } from '@comanda/contract'
import { expect, it, vi } from 'vitest'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { JoinPage } from './join-page.tsx'

const shop = sampleMenu.shop._id
const door: EstimateWaitingResult = {
  isOpen: true,
  maxGuests: 12,
  parties: 3,
  minutes: 20,
  error: 5,
}

const open = async (
  own: Partial<EstimateWaitingResult> = {},
  join: (data: JoinWaitingData) => object = () => ({ _id: 'p' }),
) => {
  const joins = vi.fn(join)
  const onJoined = vi.fn<(place: string) => void>()
  const screen = await renderForDiner(
    <JoinPage shop={shop} onJoined={onJoined} onBack={vi.fn<() => void>()} />,
    {
      script: {
        'shops get': () => sampleMenu.shop,
        'waitingPlaces/estimate create': () => ({ ...door, ...own }),
        'waitingPlaces/join create': joins,
      },
    },
  )
  await vi.waitFor(() => expect(screen.text()).toContain(own.isOpen === false ? 'speak' : 'Guests'))
  return { ...screen, joins, onJoined }
}

it('WAIT-2.4, WAIT-4.1: the page at the door says how long it takes, and a party joins with what it likes', async () => {
  const { text, press, fill, joins, onJoined } = await open()
  expect(text()).toContain('About 20 min, ± 5')
  expect(text()).toContain('3 parties wait')
  await press('button', 'More: Guests')
  await fill('textbox', 'Name', ' Yuen ')
  await press('button', 'Join the waiting list')
  await vi.waitFor(() => expect(onJoined).toHaveBeenCalledWith('p'))
  expect(joins.mock.calls[0]?.[0]).toMatchObject({ shop, guests: 3, name: 'Yuen', locale: 'en' })
  expect(joins.mock.calls[0]?.[0]).not.toHaveProperty('phone')
})

it('WAIT-4.1: nobody before them is not a number', async () => {
  const { text } = await open({ parties: 0, minutes: 0, error: 0 })
  expect(text()).toContain('A table is free now')
  expect(text()).not.toContain('0 parties')
})

it('WAIT-4.1: a list that is closed sends guests to the staff', async () => {
  const { text, names } = await open({ isOpen: false })
  expect(text()).toContain('Please speak to the staff at the door.')
  expect(names('button')).not.toContain('Join the waiting list')
})

it('WAIT-4.1: a list that was filled in the meantime says so and keeps what was typed', async () => {
  const { press, fill, text, get, onJoined } = await open({}, () => {
    throw new CallError({ name: 'Conflict', message: '', statusCode: 409, code: 'waitingFull' })
  })
  await fill('textbox', 'Name', 'Yuen')
  await press('button', 'Join the waiting list')
  await vi.waitFor(() => expect(text()).toContain('Please speak to the staff at the door.'))
  expect(get('textbox', 'Name')).toHaveProperty('value', 'Yuen')
  expect(onJoined).not.toHaveBeenCalled()
})
