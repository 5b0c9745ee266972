import { describe, expect, it } from 'vitest'
import { countsOfVitest, sumCounts } from './counts.mjs'
import { runAgain } from './run-again.mjs'

const file = (name, ...failures) => ({
  name: `/root/${name}`,
  status: failures.length > 0 ? 'failed' : 'passed',
  message: '',
  assertionResults: [
    { fullName: 'passes', status: 'passed', failureMessages: [] },
    ...failures.map((why) => ({ fullName: 'fails', status: 'failed', failureMessages: [why] })),
  ],
})
const run = (files, errors = []) => {
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const numPassedTests = tests.filter(({ status }) => status === 'passed').length
  return {
    passed: errors.length === 0 && numPassedTests === tests.length,
    report: {
      testResults: files,
      errors,
      numPassedTests,
      numFailedTests: tests.length - numPassedTests,
      numPendingTests: 0,
    },
  }
}
const slow = file('slow.test.ts', 'Timed out')
const law = file('law.test.ts', 'Error: Property failed after 3 tests\n{ seed: 1 }')

/** Runs the files that failed first with these outcomes, one after the other. */
const countsAfter = async (first, ...outcomes) => {
  const ran = []
  const last = await runAgain('/root', first, async (name) => {
    ran.push(name)
    return outcomes.shift()
  })
  const counts = countsOfVitest('/root', 'tests', last.passed, last.report)
  return { ran, counts: sumCounts([{ ...counts, unsteady: last.unsteady }]) }
}

describe('a file whose test fails is run again, alone', () => {
  it('and if it passes then it is unsteady, with why it failed first', async () => {
    const first = run([file('a.test.ts'), slow])
    const { ran, counts } = await countsAfter(first, run([slow]), run([file('slow.test.ts')]))
    expect(ran).toEqual(['slow.test.ts', 'slow.test.ts'])
    expect(counts).toMatchObject({ passed: 3, failed: 0, failures: [] })
    expect(counts.unsteady).toEqual(['slow.test.ts › fails\nTimed out'])
  })

  it('and the run fails if it fails each time, whatever else passed then', async () => {
    const other = file('other.test.ts', 'Too late')
    const first = run([slow, other])
    const { counts } = await countsAfter(
      first,
      run([slow]),
      run([slow]),
      run([file('other.test.ts')]),
    )
    expect(counts).toMatchObject({ passed: 3, failed: 1 })
    expect(counts.failures).toEqual(['slow.test.ts › fails\nTimed out'])
    expect(counts.unsteady).toEqual(['other.test.ts › fails\nToo late'])
  })

  it('but not by a counterexample to a law, of the first run or of another', async () => {
    const once = await countsAfter(run([law]))
    expect(once).toMatchObject({ ran: [], counts: { failed: 1, unsteady: [] } })
    const later = await countsAfter(run([slow]), run([law]), run([file('slow.test.ts')]))
    expect(later).toMatchObject({ ran: ['slow.test.ts'], counts: { failed: 1, unsteady: [] } })
  })

  it('nor by an error that belongs to no test, nor if more than three failed', async () => {
    const astray = await countsAfter(run([slow], ['Unhandled rejection']))
    expect(astray).toMatchObject({ ran: [], counts: { failed: 1 } })
    const none = await countsAfter(run([file('a.test.ts')], ['Unhandled rejection']))
    expect(none).toMatchObject({ ran: [], counts: { failed: 1, failures: ['tests'] } })
    const many = Array.from({ length: 4 }, (_, at) => file(`${at}.test.ts`, 'Timed out'))
    expect(await countsAfter(run(many))).toMatchObject({ ran: [], counts: { failed: 4 } })
  })
})

const stage = (unsteady) => ({ passed: 2, failed: 0, skipped: 0, failures: [], unsteady })

it('a run fails if more than three are unsteady in all its stages', () => {
  expect(sumCounts([stage(['a', 'b']), stage(['c'])])).toMatchObject({ passed: 4, failed: 0 })
  const counts = sumCounts([stage(['a', 'b']), stage(['c', 'd'])])
  expect(counts).toMatchObject({ passed: 4, failed: 1 })
  expect(counts.failures).toEqual(['4 are unsteady, more than 3'])
})
