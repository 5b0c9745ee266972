import { expect, it } from 'vitest'
import { kioskOf } from '../../testing/kiosk-of.ts'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { BrokenScreen } from './broken-screen.tsx'
import { KioskProvider } from '../kiosk-context.tsx'

it('KIOSK-2.4: a screen that broke leads to the counter and to a new visit, and nowhere else', async () => {
  const kiosk = kioskOf()
  const { names, press, text } = await renderForDiner(
    <KioskProvider kiosk={kiosk}>
      <BrokenScreen />
    </KioskProvider>,
  )
  expect(text()).toContain('Please order at the counter.')
  expect([...names('button'), ...names('link')]).toEqual(['Start over'])
  await press('button', 'Start over')
  expect(kiosk.reset).toHaveBeenCalledOnce()
})
