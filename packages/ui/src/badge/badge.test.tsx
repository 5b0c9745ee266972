import { expect, it } from 'vitest'
import { render } from '../testing/render.tsx'
import { Mark } from './badge.tsx'

it('Mark: an icon with an accessible name and a tooltip', () => {
  const { get } = render(<Mark icon="warning" label="Spicy" />)
  expect(get('img', 'Spicy').props['title']).toBe('Spicy')
})
