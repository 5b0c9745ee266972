import { command } from '../command.mjs'
import { passedOrFailed } from './counts.mjs'
import { failuresOfStories, unsteadyStories } from './failures.mjs'
import { newReport, readReport } from './reports.mjs'
import { printSlowestFiles } from './slowest-files.mjs'

/** Returns every test of a suite of Playwright's report and of the suites within it. */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** Returns the counts of a report of Playwright; `unsteady` are the stories that failed and passed when they ran again. */
export function countsOfStories(name, passed, report) {
  if (!report) return passedOrFailed(name, false)
  const specs = specsOf(report)
  const { expected, flaky, unexpected, skipped } = report.stats
  const failures = failuresOfStories(specs)
  return {
    passed: expected + flaky,
    failed: Math.max(unexpected, passed ? 0 : 1),
    skipped,
    failures: passed || failures.length > 0 ? failures : [name],
    unsteady: unsteadyStories(specs),
  }
}

/** Runs the stories in the browser, all or those of some files; each that fails twice more. */
export async function stories(root, { files = [] } = {}) {
  const name = 'stories in Chromium'
  const path = newReport(root, 'playwright.json')
  const args = [
    'test',
    '--config',
    'proof/stories/playwright.config.ts',
    '--retries',
    '2',
    ...files,
  ]
  const passed = await command(root, name, 'playwright', args)
  const report = readReport(root, path)
  printSlowestFiles(
    name,
    (report ? specsOf(report) : []).flatMap(({ file, tests }) =>
      tests
        .flatMap(({ results }) => results)
        .map(({ duration }) => ({ file: `proof/stories/${file}`, seconds: duration / 1000 })),
    ),
  )
  return countsOfStories(name, passed, report)
}
