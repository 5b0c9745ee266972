import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Stepper } from './stepper.tsx'

const labels = { label: 'Quantity', increaseLabel: 'More', decreaseLabel: 'Less' }
const html = (value: number, removes = false) =>
  renderToStaticMarkup(
    <Stepper {...labels} value={value} min={1} max={3} removes={removes} onChange={() => {}} />,
  )

describe('Stepper', () => {
  it('the decrease button is disabled at the minimum', () =>
    expect(html(1)).toMatch(/aria-label="Less"[^>]*disabled/))
  it('the increase button is disabled at the maximum', () =>
    expect(html(3)).toMatch(/aria-label="More"[^>]*disabled/))
  it('with `removes`, the decrease button is enabled at the minimum', () =>
    expect(html(1, true)).not.toContain('disabled'))
  it('announces changes of the value', () => expect(html(2)).toContain('aria-live="polite">2<'))
})
