import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button } from './button.tsx'

describe('Button', () => {
  it('does not send forms unless it is told to', () => {
    expect(renderToStaticMarkup(<Button>Go</Button>)).toContain('type="button"')
  })

  it('busy: says so, sends nothing, keeps its place in the focus order', () => {
    const html = renderToStaticMarkup(
      <Button busy type="submit">
        Go
      </Button>,
    )
    expect(html).toContain('aria-busy="true"')
    expect(html).toContain('aria-disabled="true"')
    expect(html).toContain('type="button"')
    expect(html).not.toContain(' disabled')
  })
})
