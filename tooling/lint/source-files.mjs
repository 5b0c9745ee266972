import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryFiles } from './repository-files.mjs'

const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"\n]+)\1/g

/** Returns every TypeScript file that git tracks or would track, with its text and imports. */
export const sourceFiles = (root) =>
  repositoryFiles(root, '*.ts', '*.tsx', '*.mjs').map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    const imports = [...text.matchAll(importPattern)].map((match) => match[2])
    return { path, text, imports }
  })
