import { command } from '../command.mjs'
import { passedOrFailed } from './counts.mjs'
import { failuresOfStories } from './failures.mjs'
import { newReport, readReport } from './reports.mjs'
import { printSlowestFiles } from './slowest-files.mjs'

/** Returns every test of a suite of Playwright's report and of the suites within it. */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** Runs the stories in the browser. */
export async function stories(root) {
  const name = 'stories in Chromium'
  const path = newReport(root, 'playwright.json')
  const args = ['test', '--config', 'proof/stories/playwright.config.ts']
  const passed = await command(root, name, 'playwright', args)
  const report = readReport(root, path)
  if (!report) return passedOrFailed(name, false)
  const specs = specsOf(report)
  printSlowestFiles(
    name,
    specs.flatMap(({ file, tests }) =>
      tests
        .flatMap(({ results }) => results)
        .map(({ duration }) => ({ file: `proof/stories/${file}`, seconds: duration / 1000 })),
    ),
  )
  const { expected, flaky, unexpected, skipped } = report.stats
  return {
    passed: expected + flaky,
    failed: Math.max(unexpected, passed ? 0 : 1),
    skipped,
    failures: passed || unexpected > 0 ? failuresOfStories(specs) : [name],
  }
}
