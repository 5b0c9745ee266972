import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Ticket } from './ticket.tsx'

it('the title is a heading of the given level', () => {
  const html = renderToStaticMarkup(<Ticket worth="−$20" title="Twenty off" level={2} faded />)
  expect(html).toContain('<h2>Twenty off</h2>')
  expect(html).toContain('data-faded')
})
