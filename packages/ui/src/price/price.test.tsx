import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Price } from './price.tsx'

it('shows cents smaller than units', () => {
  expect(renderToStaticMarkup(<Price text="$ 1,234.50" />)).toContain('$ 1,234<small>.50</small>')
})
it('a word after the amount is as large as the units', () =>
  expect(renderToStaticMarkup(<Price text="$ 8.00 up" />)).toContain('$ 8<small>.00</small> up'))
it('a negative amount has a minus sign, not a hyphen', () =>
  expect(renderToStaticMarkup(<Price text="-$ 10.00" />)).toContain('−$ 10<small>'))
it('a price without cents is one text', () => {
  expect(renderToStaticMarkup(<Price text="$ 5" />)).not.toContain('small')
})
