import { CallError } from '@comanda/client'
import { textOf } from '@comanda/ui/testing'
import { expect, it } from 'vitest'
import { renderForDiner } from '../testing/render-for-diner.tsx'
import { BrokenPage } from './broken-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

const failure = (statusCode: number) =>
  new CallError({ name: 'Error', message: 'The kitchen is on fire', statusCode })

it('ROUTE-1.3: an unknown page shows its status code, a message and a link home', async () => {
  const { get, text } = await renderForDiner(<NotFoundPage />, { path: '/nowhere' })
  expect(textOf(get('heading'))).toBe('404')
  expect(text()).toContain('This page could not be found')
  expect(get('link', 'Homepage').getAttribute('href')).toBe('/')
})
it('ROUTE-1.3: a record that is not found is shown as an unknown page', async () => {
  const { get, text } = await renderForDiner(<BrokenPage error={failure(404)} />)
  expect(textOf(get('heading'))).toBe('404')
  expect(text()).toContain('This page could not be found')
})
it('ERR-1.4: a failed request shows the server’s message and the status', async () => {
  const { text } = await renderForDiner(<BrokenPage error={failure(503)} />)
  expect(text()).toContain('The kitchen is on fire')
  expect(text()).toContain('Error 503')
})
it('a screen that broke says that the cart is safe, without the text of the bug', async () => {
  const { text } = await renderForDiner(<BrokenPage error={new TypeError('x is undefined')} />)
  expect(text()).toContain('Your cart is safe')
  expect(text()).not.toContain('undefined')
})
