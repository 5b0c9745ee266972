import { expect, it, vi } from 'vitest'
import { fire } from '../testing/fire.ts'
import { render } from '../testing/render.tsx'
import { Switch } from './switch.tsx'

const show = (checked: boolean, disabled = false) => {
  const onChange = vi.fn<(checked: boolean) => void>()
  const part = render(
    <Switch label="Sold out" checked={checked} disabled={disabled} onChange={onChange} />,
  ).get('switch', 'Sold out')
  fire(part, 'onChange', { currentTarget: { checked: !checked } })
  return { part, onChange }
}

it('is a switch with an accessible name and its state', () => {
  expect(show(true).part.props['aria-checked']).toBe(true)
  expect(show(false).part.props['aria-checked']).toBe(false)
})
it('reports the new state', () => {
  expect(show(false).onChange).toHaveBeenCalledExactlyOnceWith(true)
})
it('cannot be toggled while it is disabled', () => {
  expect(show(false, true).onChange).not.toHaveBeenCalled()
})
