import { expect, it } from 'vitest'
import { render } from '../testing/render.tsx'
import { IconButton } from './icon-button.tsx'

it('has its label as accessible name and does not submit a form by default', () => {
  const { get } = render(<IconButton icon="close" label="Close" />)
  expect(get('button', 'Close').props['type']).toBe('button')
})
