import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button } from './button.tsx'

describe('Button', () => {
  it('does not submit a form by default', () => {
    expect(renderToStaticMarkup(<Button>Go</Button>)).toContain('type="button"')
  })

  it('busy: has aria-busy, does not submit and stays focusable', () => {
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
