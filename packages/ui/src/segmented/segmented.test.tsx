import { expect, it, vi } from 'vitest'
import { fire } from '../testing/fire.ts'
import { render } from '../testing/render.tsx'
import { Segmented } from './segmented.tsx'

const show = () => {
  const onSelect = vi.fn<(id: string) => void>()
  const screen = render(
    <Segmented
      label="Log in by"
      segments={[
        { id: 'email', text: 'Email' },
        { id: 'phone', text: 'Phone' },
      ]}
      selected="phone"
      onSelect={onSelect}
    />,
  )
  return { ...screen, onSelect }
}

it('is a radio group with a label and one checked segment', () => {
  const { get, names, all } = show()
  expect(get('radiogroup', 'Log in by')).toBeDefined()
  expect(names('radio')).toEqual(['Email', 'Phone'])
  expect(all('radio').map(({ props }) => props['checked'])).toEqual([false, true])
})
it('its radio buttons share a name, so that the arrow keys move among them', () => {
  expect(
    new Set(
      show()
        .all('radio')
        .map(({ props }) => props['name']),
    ).size,
  ).toBe(1)
})
it('reports the selected segment', () => {
  const { get, onSelect } = show()
  fire(get('radio', 'Email'), 'onChange')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('email')
})
