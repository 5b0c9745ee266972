import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { command } from '../command.mjs'
import { countsOfVitest } from './counts.mjs'
import { newReport, readReport } from './reports.mjs'
import { runAgain } from './run-again.mjs'

const reporter = fileURLToPath(new URL('vitest-report.mjs', import.meta.url))

/**
 * Runs vitest with the arguments, all its files or those `chosen`; then each that failed again. Returns the counts and the
 * results of the first run, undefined if that ended before its report was written.
 */
export async function vitest(root, name, args, { chosen = [], environment } = {}) {
  const run = async (title, words) => {
    const path = newReport(root, 'vitest.json')
    const passed = await command(
      root,
      title,
      'vitest',
      [
        'run',
        ...args,
        ...words,
        '--reporter=default',
        `--reporter=${reporter}`,
        `--outputFile.json=${join(root, path)}`,
      ],
      { environment },
    )
    return { passed, report: readReport(root, path) }
  }
  const first = await run(name, chosen)
  const last = await runAgain(root, first, (file) => run(`${name}: ${file} again`, [file]))
  const counts = countsOfVitest(root, name, last.passed, last.report)
  return { counts: { ...counts, unsteady: last.unsteady }, results: first.report?.testResults }
}
