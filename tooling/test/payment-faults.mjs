import { join } from 'node:path'
import { command } from './command.mjs'
import { passedOrFailed } from './counts.mjs'
import { newReport, readReport } from './reports.mjs'

/** Runs each fault of each payment provider through the gateway's process and the built server. */
export async function paymentFaults(root) {
  const path = newReport(root, 'payment-faults.json')
  const passed = await command(root, 'faults of payments', 'vitest', [
    'run',
    '--config',
    'e2e/payment-faults/vitest.config.ts',
    '--reporter=default',
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
