import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Picture } from './picture.tsx'

describe('Picture', () => {
  it('without a source a drawing stands in', () => {
    const html = renderToStaticMarkup(<Picture alt="Noodles" />)
    expect(html).not.toContain('<img')
    expect(html).toContain('aria-label="Noodles"')
  })
  it('a drawing beside its name is not read', () => {
    expect(renderToStaticMarkup(<Picture alt="" />)).toContain('aria-hidden="true"')
  })
  it('only the first pictures of a screen load at once', () => {
    expect(renderToStaticMarkup(<Picture alt="" src="/a" />)).toContain('loading="lazy"')
    expect(renderToStaticMarkup(<Picture alt="" src="/a" eager />)).toContain('loading="eager"')
  })
})
