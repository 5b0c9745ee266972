import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { fire } from '../testing/fire.ts'
import { render, textOf } from '../testing/render.tsx'
import { Stepper } from './stepper.tsx'

const labels = { label: 'Quantity', increaseLabel: 'More', decreaseLabel: 'Less' }
const show = (value: number, rest: Partial<Parameters<typeof Stepper>[0]> = {}) => {
  const onChange = vi.fn<(value: number) => void>()
  const { get, all } = render(
    <Stepper {...labels} value={value} min={1} max={3} onChange={onChange} {...rest} />,
  )
  const press = (name: string) => fire(get('button', name), 'onClick')
  return { get, all, press, onChange }
}

describe('Stepper', () => {
  it('each button changes the value by one', () => {
    const { press, onChange } = show(2)
    press('More')
    press('Less')
    expect(onChange.mock.calls).toEqual([[3], [1]])
  })
  it('is a group with an accessible name and announces changes of its value', () => {
    const { get } = show(2)
    expect(get('group', 'Quantity')).toBeDefined()
    expect(get('status').props['aria-live']).toBe('polite')
    expect(textOf(get('status'))).toBe('2')
  })
  it('no press leaves the range from minimum to maximum', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom('More', 'Less'),
        (value, name) => {
          const { press, onChange } = show(value)
          press(name)
          for (const [next] of onChange.mock.calls) {
            expect(next).toBeGreaterThanOrEqual(1)
            expect(next).toBeLessThanOrEqual(3)
          }
        },
      ),
    )
  })
  it('with `removes`, the decrease button goes below the minimum', () => {
    const { press, onChange } = show(1, { removes: true })
    press('Less')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(0)
  })
  it('with `startLabel`, quantity 0 shows the increase button alone', () => {
    const { all, press, onChange } = show(0, { min: 0, startLabel: 'Add tea' })
    expect(all('button')).toHaveLength(1)
    expect(all('group')).toHaveLength(0)
    press('Add tea')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(1)
  })
})
