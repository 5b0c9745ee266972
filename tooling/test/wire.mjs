import { join } from 'node:path'
import { command } from '../command.mjs'
import { countsOfVitest } from './counts.mjs'
import { newReport, readReport } from './reports.mjs'

/** The arguments of vitest that run the contract suite, or the files of it whose names contain one of the words. */
export const wireArguments = (words) => ['run', '--config', 'proof/wire/vitest.config.ts', ...words]

/** Runs the contract suite: plain clients that know only the URL of a server; if `isAll`, those that public generators make, too. */
export async function wire(root, isAll) {
  const name = 'the calls of the specification'
  const path = newReport(root, 'wire.json')
  const args = [
    ...wireArguments([]),
    '--reporter=./proof/wire/run/summary.ts',
    '--reporter=json',
    `--outputFile.json=${join(root, path)}`,
  ]
  const passed = await command(root, name, 'vitest', args, {
    collect: true,
    environment: isAll ? { WIRE_GENERATORS: '1' } : {},
  })
  const report = readReport(root, path)
  return countsOfVitest(root, name, passed, report)
}
