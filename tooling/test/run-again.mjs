import { relative } from 'node:path'
import { failuresOfVitest } from './failures.mjs'
import { MOST_UNSTEADY } from './unsteady.mjs'

/** How often a file that failed is run again. */
const TIMES = 2

/** What fast-check says of a law with a counterexample: another seed would only hide it. */
const COUNTEREXAMPLE = /\bProperty failed after \d+ test/

const failedFiles = (report) =>
  report?.testResults.filter(({ status }) => status === 'failed') ?? []

const isCounterexample = ({ message, assertionResults }) =>
  [message, ...assertionResults.flatMap((one) => one.failureMessages)].some((text) =>
    COUNTEREXAMPLE.test(text),
  )

/** A file may have failed by chance, but no error that belongs to no test, and not more files than may be unsteady. */
const mayBeByChance = ({ passed, report }) =>
  !passed && report?.errors.length === 0 && failedFiles(report).length <= MOST_UNSTEADY

/** Runs the file of a result until it passes; a counterexample to a law in any of its runs stays. */
const passesAgain = async (root, result, run) => {
  let last = result
  for (let time = 0; time < TIMES; time += 1) {
    if (isCounterexample(last)) return false
    const { passed, report } = await run(relative(root, result.name))
    if (passed) return true
    last = failedFiles(report)[0] ?? last
  }
  return false
}

/**
 * Runs each file that failed again, alone, by `run(file)`. Returns the run as if those that passed then had passed at once, and
 * them as `unsteady`, each with why it failed first.
 */
export async function runAgain(root, first, run) {
  const passing = []
  for (const result of mayBeByChance(first) ? failedFiles(first.report) : [])
    if (await passesAgain(root, result, run)) passing.push(result)
  if (passing.length === 0) return { ...first, unsteady: [] }
  const { report } = first
  const tests = passing.flatMap((result) => result.assertionResults)
  const forgiven = tests.filter(({ status }) => status === 'failed').length
  return {
    passed: passing.length === failedFiles(report).length,
    report: {
      ...report,
      numPassedTests: report.numPassedTests + forgiven,
      numFailedTests: report.numFailedTests - forgiven,
      testResults: report.testResults.filter((result) => !passing.includes(result)),
    },
    unsteady: passing.map((result) => failuresOfVitest(root, { testResults: [result] }).join('\n')),
  }
}
