import { execFileSync } from 'node:child_process'

const lines = (text) => text.split('\n').filter(Boolean)

/** Returns the commit since which a branch has its own changes, and the paths of what differs from it, also if it is not committed. */
export function changedFiles(root) {
  const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()
  const main = ['main', 'origin/main'].find((name) => {
    try {
      return git('rev-parse', '--verify', '--quiet', name)
    } catch {
      return false
    }
  })
  const since = main ? git('merge-base', main, 'HEAD') : git('rev-parse', 'HEAD')
  const files = [
    ...lines(git('diff', '--name-only', '--relative', since)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ]
  return { since, files }
}
