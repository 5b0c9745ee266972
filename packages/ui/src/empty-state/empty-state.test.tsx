import { expect, it } from 'vitest'
import { render } from '../testing/render.tsx'
import { EmptyState } from './empty-state.tsx'

const heading = (level?: 1 | 2) =>
  render(<EmptyState drawing="offline" title="No connection" {...(level ? { level } : {})} />).get(
    'heading',
    'No connection',
  ).tag

it('its title is a heading of the given level, level 2 by default', () => {
  expect([heading(), heading(1)]).toEqual(['h2', 'h1'])
})
