import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { serverTests } from './server-tests.mjs'
import { knownStories, storiesOf } from './stories-of-screens.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const ordering = 'apps/server/src/services/ordering'

describe('the tests that a change touches', () => {
  it('on the server: those that import the file, those of its folder, and those of the same concept', () => {
    expect(serverTests(root, [`${ordering}/orders/patch.ts`])).toContain(
      `${ordering}/orders/status-times.test.ts`,
    )
    const ofContract = serverTests(root, ['packages/contract/src/help-calls/schema.ts'])
    expect(ofContract.some((test) => test.includes('/help-calls/'))).toBe(true)
    expect(serverTests(root, ['apps/console/src/main.tsx'])).toEqual([])
  })

  it('in the browser: a few stories that open its screens, the narrowest first', () => {
    expect(storiesOf(root, ['apps/storefront/src/features/reservation/date-step.tsx'])).toEqual([
      'proof/stories/diner/reservation.story.ts',
      'proof/stories/diner/order-at-a-table.story.ts',
    ])
    expect(storiesOf(root, ['docs/glossary.md', 'proof/stories/staff/sign-in.story.ts'])).toEqual([
      'proof/stories/staff/sign-in.story.ts',
    ])
    expect(storiesOf(root, ['apps/console/src/features/floor/floor.test.tsx'])).toEqual([])
  })

  it('every story that may be run is there', () => {
    const stories = knownStories.map((name) => storiesOf(root, []).concat(name))
    expect(stories.length).toBeGreaterThan(0)
    for (const name of knownStories) {
      const path = join(root, 'proof/stories', name.replace(/\.$/, ''))
      expect([name, existsSync(`${path}.story.ts`)]).toEqual([name, true])
    }
  })
})
