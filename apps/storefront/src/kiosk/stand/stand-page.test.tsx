import { expect, it } from 'vitest'
import { kioskOf } from '../../testing/kiosk-of.ts'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { KioskProvider } from '../kiosk-context.tsx'
import { StandPage } from './stand-page.tsx'

const open = async (inUse: readonly number[] = []) => {
  const made = kioskOf()
  const stand = { ...made.client.stand, inUse: () => Promise.resolve(new Set(inUse)) }
  const kiosk = { ...made, client: { ...made.client, stand } }
  const screen = await renderForDiner(
    <KioskProvider kiosk={kiosk}>
      <StandPage tents={{ from: 1, to: 40 }} />
    </KioskProvider>,
  )
  return { ...screen, stand: kiosk.client.stand.state }
}

it('KIOSK-8.3: the number on the stand is typed, and one that is not there is refused at once', async () => {
  const { press, text, get, stand } = await open()
  await press('button', '7')
  await press('button', '2')
  expect(text()).toContain('The numbers are 1 to 40.')
  expect(get('button', 'Continue')).toHaveProperty('disabled', true)
  await press('button', 'Take the last digit back')
  await press('button', 'Continue')
  expect(stand.get()).toBe(7)
})

it('KIOSK-8.3: who takes no stand is called by the number of the order', async () => {
  const { press, stand } = await open()
  await press('button', 'No stand, call my number')
  expect(stand.get()).toBeNull()
})

it('KIOSK-8.3: a number that another table has is refused at the pad', async () => {
  const { press, text, get } = await open([7])
  await press('button', '7')
  expect(text()).toContain('Another table has this number.')
  expect(get('button', 'Continue')).toHaveProperty('disabled', true)
})
