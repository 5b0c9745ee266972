import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Chip, Chips } from './chip.tsx'

describe('Chip', () => {
  it('is a radio button of its question, so that arrows move among the choices', () => {
    const html = renderToStaticMarkup(
      <Chips label="Time">
        <Chip name="time">18:00</Chip>
      </Chips>,
    )
    expect(html).toContain('<legend>Time</legend>')
    expect(html).toMatch(/<input type="radio" name="time"/)
  })
  it('says why it cannot be taken', () =>
    expect(
      renderToStaticMarkup(
        <Chip name="time" disabled note="Full">
          18:00
        </Chip>,
      ),
    ).toContain('<small>Full</small>'))
})
