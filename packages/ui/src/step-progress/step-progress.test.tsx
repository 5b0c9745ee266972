import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StepProgress } from './step-progress.tsx'

it('StepProgress: as many bars as steps, those come through filled; read as words alone', () => {
  const html = renderToStaticMarkup(<StepProgress label="Step 2 of 3" step={2} total={3} />)
  expect(html.match(/data-done/g)).toHaveLength(2)
  expect(html).toContain('<p>Step 2 of 3</p><span class="ui-step-bars" aria-hidden="true">')
})
