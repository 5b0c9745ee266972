import { failuresOfVitest } from './failures.mjs'
import { tooUnsteady } from './unsteady.mjs'

/** The counts of something that succeeds or fails as a whole. */
export const passedOrFailed = (name, passed) => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  skipped: 0,
  failures: passed ? [] : [name],
})

/** The counts of a run of vitest, which fails as a whole if it wrote no report or an error belonged to no test. */
export function countsOfVitest(root, name, passed, report) {
  if (!report) return passedOrFailed(name, false)
  const failures = failuresOfVitest(root, report)
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, passed ? 0 : 1),
    skipped: report.numPendingTests,
    failures: passed || failures.length > 0 ? failures : [name],
  }
}

/** The sum of the counts of several stages. A run fails if too much of it was unsteady. */
export const sumCounts = (stages) => {
  const sum = (key) => stages.reduce((total, one) => total + one[key], 0)
  const unsteady = stages.flatMap((one) => one.unsteady ?? [])
  const tooMany = tooUnsteady(unsteady)
  return {
    passed: sum('passed'),
    failed: sum('failed') + tooMany.length,
    skipped: sum('skipped'),
    failures: [...stages.flatMap(({ failures }) => failures), ...tooMany],
    unsteady,
  }
}
