import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Stepper } from './stepper.tsx'

const labels = { label: 'Quantity', increaseLabel: 'More', decreaseLabel: 'Less' }
const html = (value: number, removes = false) =>
  renderToStaticMarkup(
    <Stepper {...labels} value={value} min={1} max={3} removes={removes} onChange={() => {}} />,
  )

describe('Stepper', () => {
  it('goes no lower than its least', () =>
    expect(html(1)).toMatch(/aria-label="Less"[^>]*disabled/))
  it('goes no higher than its most', () =>
    expect(html(3)).toMatch(/aria-label="More"[^>]*disabled/))
  it('removing: the least may still be taken away', () =>
    expect(html(1, true)).not.toContain('disabled'))
  it('tells its value as it changes', () => expect(html(2)).toContain('aria-live="polite">2<'))
})
