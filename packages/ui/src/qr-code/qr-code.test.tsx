import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { QrCode } from './qr-code.tsx'

it('draws the modules with a quiet zone and an accessible name', () => {
  const html = renderToStaticMarkup(<QrCode text="x" label="Code" />)
  expect(html).toContain('viewBox="0 0 25 25"')
  expect(html).toContain('aria-label="Code"')
  expect(html).not.toContain('M0 0h1')
})

const sizeOf = (text: string, beside?: string) =>
  /viewBox="0 0 (\d+)/.exec(
    renderToStaticMarkup(<QrCode text={text} beside={beside} label="Code" />),
  )?.[1]

it('is of the version of the code beside it: digits take less room than as many letters (INV-5.4)', () => {
  const [letters, digits] = ['a:'.repeat(40), '1'.repeat(80)]
  expect(sizeOf(digits)).not.toBe(sizeOf(letters))
  expect(sizeOf(digits, letters)).toBe(sizeOf(letters))
  expect(sizeOf(letters, digits)).toBe(sizeOf(letters))
})
