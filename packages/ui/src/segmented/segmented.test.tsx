import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Segmented } from './segmented.tsx'

it('is a radio group with a label and one checked segment', () => {
  const html = renderToStaticMarkup(
    <Segmented
      label="Log in by"
      segments={[
        { id: 'email', text: 'Email' },
        { id: 'phone', text: 'Phone' },
      ]}
      selected="phone"
      onSelect={() => undefined}
    />,
  )
  expect(html).toContain('role="radiogroup" aria-label="Log in by"')
  expect(html.match(/checked=""/g)).toHaveLength(1)
  expect(html).toMatch(/checked=""\/><span>Phone/)
})
