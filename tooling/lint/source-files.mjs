import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"\n]+)\1/g

/** Returns every TypeScript file that git tracks or would track, with its text and imports. */
export function sourceFiles(root) {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'],
    { cwd: root, encoding: 'utf8' },
  )
  return [...new Set(listed.split('\n'))].filter(Boolean).flatMap((path) => {
    try {
      const text = readFileSync(`${root}/${path}`, 'utf8')
      const imports = [...text.matchAll(importPattern)].map((match) => match[2])
      return [{ path, text, imports }]
    } catch {
      return []
    }
  })
}
