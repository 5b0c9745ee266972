import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { fire } from '../testing/fire.ts'
import { render } from '../testing/render.tsx'
import { DateGrid } from './date-grid.tsx'

const dates = Array.from({ length: 28 }, (_, day) => `2026-03-${String(day + 1).padStart(2, '0')}`)
const show = (available: readonly string[], selected?: string) => {
  const onSelect = vi.fn<(date: string) => void>()
  const screen = render(
    <DateGrid
      label="Date"
      language="en"
      days={dates.map((date) => ({ date, isAvailable: available.includes(date) }))}
      selected={selected}
      onSelect={onSelect}
    />,
  )
  const day = (date: string) =>
    screen.all('button').find(({ props }) => props['data-date'] === date)!
  /** Presses a key on a day. Returns the day that gets the focus. */
  const press = (key: string, from: string): string | undefined => {
    let focused: string | undefined
    const enabled = available.map((date) => ({
      dataset: { date },
      focus: () => {
        focused = date
      },
    }))
    fire(day(from), 'onKeyDown', {
      key,
      preventDefault: () => {},
      currentTarget: {
        dataset: { date: from },
        closest: () => ({ querySelectorAll: () => enabled }),
      },
    })
    return focused
  }
  return { ...screen, day, press, onSelect }
}

describe('DateGrid', () => {
  const some = ['2026-03-03', '2026-03-04']

  it('each day has its full date as accessible name', () => {
    expect(show(some).get('button', 'Tuesday, March 3')).toBeDefined()
  })

  it('an unavailable day is disabled', () => {
    const { day, onSelect } = show(some)
    fire(day('2026-03-02'), 'onClick')
    expect(onSelect).not.toHaveBeenCalled()
    fire(day('2026-03-03'), 'onClick')
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('2026-03-03')
  })

  it('has one tab stop: the selected day, else the first available one', () => {
    const stops = (selected?: string) =>
      show(some, selected)
        .all('button')
        .filter(({ props }) => props['tabIndex'] === 0)
        .map(({ props }) => props['data-date'])
    expect(stops()).toEqual(['2026-03-03'])
    expect(stops('2026-03-04')).toEqual(['2026-03-04'])
    expect(show(some, '2026-03-04').day('2026-03-04').props['aria-pressed']).toBe(true)
  })

  it('the arrow keys move by a day or a week, on to the next available day in that direction', () => {
    const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
    const keys = fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[]))
    fc.assert(
      fc.property(fc.subarray(dates, { minLength: 1 }), keys, fc.nat(), (available, key, pick) => {
        const from = available[pick % available.length]!
        const step = steps[key]
        const target = dates.indexOf(from) + step
        const indexes = available.map((date) => dates.indexOf(date))
        const next =
          step > 0
            ? indexes.find((index) => index >= target)
            : indexes.findLast((index) => index <= target)
        expect(show(available).press(key, from)).toBe(next === undefined ? undefined : dates[next])
      }),
    )
  })
})
