import { describe, expect, it } from 'vitest'
import { render } from '../testing/render.tsx'
import { Field, Select, TextArea } from './field.tsx'

const fields = [
  ['Field', 'textbox', Field],
  ['TextArea', 'textbox', TextArea],
  ['Select', 'combobox', Select],
] as const

describe.each(fields)('%s', (_name, role, Component) => {
  it('has its label as accessible name', () => {
    const { get } = render(<Component label="Phone" />)
    expect(get(role, 'Phone').props['aria-invalid']).toBeUndefined()
  })
  it('an error marks the field as invalid and describes it, before the hint', () => {
    const { get, descriptionOf } = render(
      <Component label="Phone" hint="With the country code" error="Phone is required" />,
    )
    const field = get(role, 'Phone')
    expect(field.props['aria-invalid']).toBe(true)
    expect(descriptionOf(field)).toBe('Phone is required With the country code')
  })
})

it('Field: a button inside the field is not part of its name', () => {
  const { get } = render(<Field label="Password" end={<button aria-label="Show password" />} />)
  expect(get('textbox', 'Password')).toBeDefined()
  expect(get('button', 'Show password')).toBeDefined()
})
