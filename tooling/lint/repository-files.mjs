import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The paths of the files that git tracks or would track, all or those of the patterns. */
export const repositoryFiles = (root, ...patterns) => {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
  )
  return [...new Set(listed.split('\n'))].filter(
    (path) => path !== '' && existsSync(join(root, path)),
  )
}
