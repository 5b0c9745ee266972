import { join } from 'node:path'
import { command } from './command.mjs'
import { passedOrFailed } from './counts.mjs'
import { newReport, readReport } from './reports.mjs'

/** The arguments of vitest that run the contract suite, or the files of it whose names contain one of the words. */
export const wireArguments = (words) => ['run', '--config', 'e2e/wire/vitest.config.ts', ...words]

/** Runs the contract suite: plain clients that know only the URL of a server. */
export async function wire(root) {
  const path = newReport(root, 'wire.json')
  const passed = await command(root, 'the calls of the specification', 'vitest', [
    ...wireArguments([]),
    '--reporter=./e2e/wire/run/summary.ts',
    '--reporter=json',
    `--outputFile.json=${join(root, path)}`,
  ])
  const report = readReport(root, path)
  if (!report) return passedOrFailed(false)
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, passed ? 0 : 1),
    skipped: report.numPendingTests,
  }
}
