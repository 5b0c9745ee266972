import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DateGrid } from './date-grid.tsx'

const html = (selected?: string) =>
  renderToStaticMarkup(
    <DateGrid
      label="Date"
      language="en"
      days={[
        { date: '2026-03-02', isAvailable: false },
        { date: '2026-03-03', isAvailable: true },
        { date: '2026-03-04', isAvailable: true },
      ]}
      selected={selected}
      onSelect={() => undefined}
    />,
  )

describe('DateGrid', () => {
  it('each day has its full date as accessible name', () =>
    expect(html()).toContain('aria-label="Tuesday, March 3"'))
  it('an unavailable day is disabled', () =>
    expect(html()).toMatch(/data-date="2026-03-02"[^>]*disabled/))
  it('has one tab stop: the selected day, else the first available one', () => {
    expect(html()).toMatch(/data-date="2026-03-03"[^>]*tabindex="0"/)
    expect(html('2026-03-04')).toMatch(/data-date="2026-03-03"[^>]*tabindex="-1"/)
    expect(html('2026-03-04')).toMatch(/data-date="2026-03-04"[^>]*aria-pressed="true"/)
  })
})
