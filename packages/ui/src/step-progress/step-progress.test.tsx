import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StepProgress } from './step-progress.tsx'

it('shows a bar per step, filled up to the current one; only the label is read', () => {
  const html = renderToStaticMarkup(<StepProgress label="Step 2 of 3" step={2} total={3} />)
  expect(html.match(/data-done/g)).toHaveLength(2)
  expect(html).toContain('<p>Step 2 of 3</p><span class="ui-step-bars" aria-hidden="true">')
})
