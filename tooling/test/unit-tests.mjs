import { relative } from 'node:path'
import { printSlowestFiles } from './slowest-files.mjs'
import { vitest } from './vitest.mjs'

/**
 * Runs the tests beside the code: of all projects and files, or of those given, with `environment` added to theirs; those that
 * import a file that has changed `since` a commit, of which there may be none.
 */
export async function unitTests(
  root,
  name,
  { projects = [], files = [], exclude = [], since, environment } = {},
) {
  const args = [
    ...projects.flatMap((project) => ['--project', project]),
    ...exclude.flatMap((pattern) => ['--exclude', pattern]),
  ]
  const chosen = [...files, ...(since ? ['--changed', since, '--passWithNoTests'] : [])]
  const { counts, results } = await vitest(root, name, args, { chosen, environment })
  printSlowestFiles(
    name,
    (results ?? []).map(({ name: file, startTime, endTime }) => ({
      file: relative(root, file),
      seconds: (endTime - startTime) / 1000,
    })),
  )
  return counts
}
