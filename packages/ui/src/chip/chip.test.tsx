import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Chip, Chips } from './chip.tsx'

describe('Chip', () => {
  it('is a radio button in the group of its question', () => {
    const html = renderToStaticMarkup(
      <Chips label="Time">
        <Chip name="time">18:00</Chip>
      </Chips>,
    )
    expect(html).toContain('<legend>Time</legend>')
    expect(html).toMatch(/<input type="radio" name="time"/)
  })
  it('a disabled chip shows the reason', () =>
    expect(
      renderToStaticMarkup(
        <Chip name="time" disabled note="Full">
          18:00
        </Chip>,
      ),
    ).toContain('<small>Full</small>'))
})
