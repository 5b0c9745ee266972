import { join } from 'node:path'
import { command } from '../command.mjs'
import { countsOfVitest } from './counts.mjs'
import { newReport, readReport } from './reports.mjs'

/** Runs each fault of each payment provider through the gateway's process and the built server. */
export async function paymentFaults(root) {
  const name = 'faults of payments'
  const path = newReport(root, 'payment-faults.json')
  const passed = await command(root, name, 'vitest', [
    'run',
    '--config',
    'proof/payment-faults/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(root, path)}`,
  ])
  const report = readReport(root, path)
  return countsOfVitest(root, name, passed, report)
}
