import { locales } from '@comanda/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { LastResort } from './last-resort.tsx'

test.each(locales)(
  'SHELL-3.5: in %s, plain words and a link home if the error page fails',
  (locale) => {
    const resort = new LastResort({ locale, children: null })
    Object.assign(resort, { state: LastResort.getDerivedStateFromError() })
    const page = renderToStaticMarkup(resort.render())
    expect(page).toContain('role="alert"')
    expect(page).toMatch(/<p>[^<]+<\/p><a href="\/">[^<]+<\/a>/)
  },
)

test('who renders it hears that its content has failed', () => {
  const onFailed = vi.fn<() => void>()
  new LastResort({ locale: 'en', onFailed, children: null }).componentDidCatch()
  expect(onFailed).toHaveBeenCalledOnce()
})

test('content that renders is shown unchanged', () => {
  expect(renderToStaticMarkup(<LastResort locale="en">menu</LastResort>)).toBe('menu')
})
