import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Picture } from './picture.tsx'

describe('Picture', () => {
  it('shows a drawing if there is no source (SCREEN-1.8)', () => {
    const html = renderToStaticMarkup(<Picture alt="Noodles" />)
    expect(html).not.toContain('<img')
    expect(html).toContain('aria-label="Noodles"')
  })
  it('shows its place alone if it is empty', () => {
    const html = renderToStaticMarkup(<Picture alt="" src="/a" isEmpty />)
    expect(html).toMatch(/^<span [^>]*><\/span>$/)
  })
  it('a decorative picture is hidden from screen readers', () => {
    expect(renderToStaticMarkup(<Picture alt="" />)).toContain('aria-hidden="true"')
  })
  it('shows a preview below until it is loaded (SCREEN-1.10)', () => {
    const html = renderToStaticMarkup(
      <Picture alt="Tea" src="/large" preview={{ src: '/small' }} />,
    )
    expect(html.indexOf('/small')).toBeLessThan(html.indexOf('/large'))
    expect(html.match(/alt="Tea"/g)).toHaveLength(1)
  })
  it('loads lazily unless it is eager', () => {
    expect(renderToStaticMarkup(<Picture alt="" src="/a" />)).toContain('loading="lazy"')
    expect(renderToStaticMarkup(<Picture alt="" src="/a" eager />)).toContain('loading="eager"')
  })
})
