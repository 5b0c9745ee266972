import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { HeartButton } from './heart-button.tsx'

it('says what it keeps and whether it is kept', () => {
  const html = renderToStaticMarkup(
    <HeartButton label="Keep: Milk tea" pressed onToggle={() => undefined} />,
  )
  expect(html).toContain('aria-label="Keep: Milk tea" aria-pressed="true"')
})
