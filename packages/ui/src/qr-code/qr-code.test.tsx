import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { QrCode } from './qr-code.tsx'

it('draws the modules with a quiet zone and an accessible name', () => {
  const html = renderToStaticMarkup(<QrCode text="x" label="Code" />)
  expect(html).toContain('viewBox="0 0 25 25"')
  expect(html).toContain('aria-label="Code"')
  expect(html).not.toContain('M0 0h1')
})
