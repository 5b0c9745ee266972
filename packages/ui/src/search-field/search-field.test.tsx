import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SearchField } from './search-field.tsx'

const html = (keyword: string) =>
  renderToStaticMarkup(
    <SearchField label="Search" clearLabel="Clear" keyword={keyword} onChange={() => undefined} />,
  )

it('is a search landmark with a label', () => {
  expect(html('')).toContain('role="search"')
  expect(html('')).toContain('aria-label="Search"')
})
it('the clear button is shown only if the field is not empty', () => {
  expect(html('')).not.toContain('Clear')
  expect(html('tea')).toContain('aria-label="Clear"')
})
