import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Mark } from './badge.tsx'

it('Mark: an icon with its word (SCREEN-3.9)', () => {
  const markup = renderToStaticMarkup(<Mark icon="warning" label="Spicy" />)
  expect(markup).toContain('</svg>Spicy')
})
