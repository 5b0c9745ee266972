import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Field } from './field.tsx'

describe('Field', () => {
  it('an error marks the field as invalid and describes it', () => {
    const html = renderToStaticMarkup(<Field label="Phone" error="Phone is required" />)
    const id = /aria-describedby="([^"]+)"/.exec(html)?.[1]
    expect(html).toContain('aria-invalid="true"')
    expect(html).toContain(`id="${id}" class="ui-field-error">Phone is required`)
  })
  it('has its label as accessible name', () => {
    const html = renderToStaticMarkup(<Field label="Phone" />)
    expect(html).toContain(`for="${/ id="([^"]+)"/.exec(html)?.[1]}"`)
  })
})
