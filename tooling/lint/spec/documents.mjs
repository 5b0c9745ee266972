import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Every Markdown file that git tracks or would, with its text. */
export function documentFiles(root) {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'],
    { cwd: root, encoding: 'utf8' },
  )
  return [...new Set(listed.split('\n'))].filter(Boolean).flatMap((path) => {
    try {
      return [{ path, text: readFileSync(`${root}/${path}`, 'utf8') }]
    } catch {
      return []
    }
  })
}
