import { expect, test } from 'vitest'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { KioskSteps } from './kiosk-steps.tsx'

test.each([
  ['/posHome', []],
  ['/', ['1Choose']],
  ['/browse', ['1Choose']],
  ['/products/dish', ['1Choose']],
  ['/cart', ['2Check']],
  ['/posPay', ['3Pay']],
  ['/record/session', ['4Collect']],
])(
  'KIOSK-7.5: at %s the four steps are visible, the present one marked: %j',
  async (path, marked) => {
    const { document } = await renderForDiner(<KioskSteps />, { path })
    const steps = [...document.querySelectorAll('li')]
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '1Choose',
      '2Check',
      '3Pay',
      '4Collect',
    ])
    const present = steps.filter((step) => step.getAttribute('aria-current') === 'step')
    expect(present.map(({ textContent }) => textContent)).toEqual(marked)
  },
)
