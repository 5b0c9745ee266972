import { relative } from 'node:path'
import { command } from '../command.mjs'
import { countsOfVitest } from './counts.mjs'
import { newReport, readReport } from './reports.mjs'
import { printSlowestFiles } from './slowest-files.mjs'

/**
 * Runs the tests beside the code: of all projects and files, or of those given, with `environment` added to theirs; those that
 * import a file that has changed `since` a commit, of which there may be none.
 */
export async function unitTests(
  root,
  name,
  { projects = [], files = [], exclude = [], since, environment } = {},
) {
  const path = newReport(root, 'vitest.json')
  const args = [
    'run',
    ...files,
    ...projects.flatMap((project) => ['--project', project]),
    ...exclude.flatMap((pattern) => ['--exclude', pattern]),
    ...(since ? ['--changed', since, '--passWithNoTests'] : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
  ]
  const passed = await command(root, name, 'vitest', args, { environment })
  const report = readReport(root, path)
  if (since && passed && !report) return { passed: 0, failed: 0, skipped: 0, failures: [] }
  const ran = report?.testResults ?? []
  printSlowestFiles(
    name,
    ran.map(({ name: file, startTime, endTime }) => ({
      file: relative(root, file),
      seconds: (endTime - startTime) / 1000,
    })),
  )
  return countsOfVitest(root, name, passed, report)
}
