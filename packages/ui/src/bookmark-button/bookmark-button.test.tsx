import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BookmarkButton } from './bookmark-button.tsx'

it('is a toggle button with an accessible name', () => {
  const html = renderToStaticMarkup(
    <BookmarkButton label="Keep: Milk tea" pressed onToggle={() => undefined} />,
  )
  expect(html).toContain('aria-label="Keep: Milk tea" aria-pressed="true"')
})
