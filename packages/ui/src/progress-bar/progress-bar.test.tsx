import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ProgressBar } from './progress-bar.tsx'

it.each([
  [-1, 0],
  [0.625, 63],
  [7, 100],
])('a share of %d is announced as %d %%', (share, percent) => {
  expect(renderToStaticMarkup(<ProgressBar label="To Gold" share={share} />)).toContain(
    `aria-valuenow="${percent}"`,
  )
})
