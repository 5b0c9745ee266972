import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryFiles } from '../repository-files.mjs'

/** Every Markdown file that git tracks or would, with its text. */
export const documentFiles = (root) =>
  repositoryFiles(root, '*.md').map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }))
