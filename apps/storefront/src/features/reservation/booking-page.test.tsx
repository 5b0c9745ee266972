import { CallError } from '@comanda/client'
import { expect, it, vi } from 'vitest'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { BookingPage } from './booking-page.tsx'

const ways = { step: undefined, onStep: vi.fn<() => void>(), onBack: vi.fn<() => void>() }
const open = async (statusCode: number) => {
  const screen = await renderForDiner(
    <BookingPage id="nothing" {...ways} onBooked={vi.fn<() => void>()} />,
    {
      script: {
        'reservations get': () => {
          throw new CallError({ name: 'Error', message: 'refused', statusCode })
        },
      },
    },
  )
  await screen.act(() => undefined)
  return screen
}

it.each([404, 400])(
  'RES-3.7: a change of a reservation that a link names wrongly (%d) says so, and leads to a new booking',
  async (statusCode) => {
    const { text, names } = await open(statusCode)
    expect(text()).toContain('We cannot find this reservation')
    expect(names('link')).toEqual(['Book a table'])
  },
)
it('RES-3.7: one that could not be loaded is offered again', async () => {
  const { text, names } = await open(500)
  expect(text()).not.toContain('We cannot find this reservation')
  expect(names('button')).toContain('Try again')
})
