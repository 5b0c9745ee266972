import { describe, expect, it } from 'vitest'
import { countsOfStories } from './stories.mjs'

const said = { name: 'pages', body: Buffer.from('/cart\n- text: Sold out').toString('base64') }
const failed = { duration: 1, errors: [{ message: 'no such dish' }], attachments: [said] }
const passed = { duration: 1 }

const story = (title, results) => ({
  file: 'diner/cart.story.ts',
  title,
  ok: results.at(-1) === passed,
  tests: [{ status: results.length > 1 ? 'flaky' : 'expected', results }],
})
const report = (specs) => {
  const unsteady = specs.filter(({ ok, tests }) => ok && tests[0].results.length > 1).length
  const unexpected = specs.filter(({ ok }) => !ok).length
  const expected = specs.length - unsteady - unexpected
  const stats = { expected, flaky: unsteady, unexpected, skipped: 0 }
  return { suites: [{ suites: [{ specs }] }], stats }
}
const unsteady = (count) =>
  Array.from({ length: count }, (_, at) => story(`story ${at}`, [failed, passed]))

describe('a story that fails is run again twice', () => {
  it('and if it passes then it is unsteady, with what its pages said', () => {
    const counts = countsOfStories('stories', true, report([story('a', [passed]), ...unsteady(3)]))
    expect(counts).toMatchObject({ passed: 4, failed: 0, failures: [] })
    expect(counts.unsteady).toHaveLength(3)
    expect(counts.unsteady[0]).toContain('proof/stories/diner/cart.story.ts › story 0')
    expect(counts.unsteady[0]).toContain('no such dish')
    expect(counts.unsteady[0]).toContain('Sold out')
  })

  it('and the run fails if it fails each time', () => {
    const counts = countsOfStories('stories', false, report([story('a', [failed, failed, failed])]))
    expect(counts).toMatchObject({ passed: 0, failed: 1, unsteady: [] })
    expect(counts.failures[0]).toContain('Sold out')
  })
})
