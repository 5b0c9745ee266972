/**
 * `npm run release:tag`: makes the annotated tag `v<version>` of the version in `package.json`, with what the changelog says of it. Refuses
 * if the changelog does not begin with that version, a workspace has another one, or the checkout has changes. Pushes nothing. Called
 * again, it finds its own tag.
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
  const tag = `v${version}`
  const isMade = git('tag', '--list', tag) !== ''
  if (isMade && git('rev-parse', `${tag}^{commit}`) !== git('rev-parse', 'HEAD'))
    throw new Error(`There is a tag ${tag} of another commit already.`)
  const message = `Comanda ${version}\n\n${notes}\n`
  if (!isMade) git('tag', '--annotate', tag, '--cleanup=verbatim', '--message', message)
  console.log(`${tag} is made. Push it: git push origin ${tag}`)
} catch (error) {
  console.error(`No tag: ${error.message}`)
  process.exitCode = 1
}
