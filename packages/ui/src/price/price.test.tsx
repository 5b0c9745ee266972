import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Price } from './price.tsx'

it('cents are smaller than units', () => {
  expect(renderToStaticMarkup(<Price text="$ 1,234.50" />)).toContain('$ 1,234<small>.50</small>')
})
it('what comes off has a minus, no hyphen', () =>
  expect(renderToStaticMarkup(<Price text="-$ 10.00" />)).toContain('−$ 10<small>'))
it('a price without cents is left whole', () => {
  expect(renderToStaticMarkup(<Price text="$ 5" />)).not.toContain('small')
})
