import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Picture } from './picture.tsx'

describe('Picture', () => {
  it('shows a drawing if there is no source (SCREEN-1.8)', () => {
    const html = renderToStaticMarkup(<Picture alt="Noodles" />)
    expect(html).not.toContain('<img')
    expect(html).toContain('aria-label="Noodles"')
  })
  it('a decorative picture is hidden from screen readers', () => {
    expect(renderToStaticMarkup(<Picture alt="" />)).toContain('aria-hidden="true"')
  })
  it('loads lazily unless it is eager', () => {
    expect(renderToStaticMarkup(<Picture alt="" src="/a" />)).toContain('loading="lazy"')
    expect(renderToStaticMarkup(<Picture alt="" src="/a" eager />)).toContain('loading="eager"')
  })
})
