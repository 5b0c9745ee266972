/**
 * `npm run release:tag`: makes the annotated tag `v<version>` of the version in `package.json`, with what the changelog says of it. Refuses
 * if the changelog does not begin with that version, a workspace has another one, or the checkout has changes. Pushes nothing.
 */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { readRelease } from './read-release.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const git = (...words) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

try {
  const { version, notes } = readRelease(root)
  if (git('status', '--porcelain') !== '')
    throw new Error('The checkout has changes: commit them first.')
  if (git('tag', '--list', `v${version}`) !== '')
    throw new Error(`There is a tag v${version} already.`)
  git(
    'tag',
    '--annotate',
    `v${version}`,
    '--cleanup=verbatim',
    '--message',
    `Comanda ${version}\n\n${notes}\n`,
  )
  console.log(`v${version} is made. Push it: git push origin v${version}`)
} catch (error) {
  console.error(`No tag: ${error.message}`)
  process.exitCode = 1
}
