/**
 * `npm run release`: builds the checkout and packs what runs into `releases/comanda-<version>.tgz`, which starts without a build: `npx
 * ./comanda-0.1.0.tgz`, or unpacked with `npm ci` and `npm start`. `-- --built` packs what is built already. A run that failed leaves
 * nothing: the archive is there once it is whole.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../prepare/run.mjs'
import { stage } from './stage.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const releases = join(root, 'releases')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

if (!process.argv.includes('--built')) run('node', ['tooling/build.mjs'], { cwd: root })
mkdirSync(releases, { recursive: true })
const folder = mkdtempSync(join(releases, '.making-'))
// Also if a command fails, which exits.
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const staged = join(folder, 'staged')
mkdirSync(staged)
stage(root, staged)
run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: staged })
const name = `comanda-${version}.tgz`
const archive = join(releases, name)
renameSync(join(folder, name), archive)
const sum = createHash('sha256').update(readFileSync(archive)).digest('hex')
console.log(`${archive}\n  ${(statSync(archive).size / 1e6).toFixed(1)} MB, sha256 ${sum}`)
