/**
 * `npm run release`: builds the checkout and packs what runs into `releases/comanda-<version>.tgz`, which starts without a build: `npx
 * ./comanda-0.1.0.tgz`, or unpacked with `npm ci` and `npm start`. `-- --built` packs what is built already.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../prepare/run.mjs'
import { stage } from './stage.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const releases = join(root, 'releases')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

if (!process.argv.includes('--built')) run('node', ['tooling/build.mjs'], { cwd: root })
const folder = mkdtempSync(join(tmpdir(), 'comanda-release-'))
try {
  stage(root, folder)
  mkdirSync(releases, { recursive: true })
  const where = ['--pack-destination', releases]
  run('npm', ['pack', '--silent', ...where], { cwd: folder })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
const archive = join(releases, `comanda-${version}.tgz`)
const sum = createHash('sha256').update(readFileSync(archive)).digest('hex')
console.log(`${archive}\n  ${(statSync(archive).size / 1e6).toFixed(1)} MB, sha256 ${sum}`)
