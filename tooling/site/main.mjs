/** `npm run site` builds the documents as a site in `dist/site`: those of the working tree, and in a folder each those of every release. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { repositoryFiles } from '../lint/repository-files.mjs'
import { run } from '../prepare/run.mjs'
import { filesOfSite } from './pages.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const site = fileURLToPath(new URL('.', import.meta.url))
const git = (...args) => execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 28 })
const linesOf = (output) => output.toString().split('\n').filter(Boolean)

const workingTree = {
  name: 'next',
  base: '/',
  paths: () => repositoryFiles(root),
  read: (path) => readFileSync(join(root, path)),
}
const release = (tag) => ({
  name: tag,
  base: `/${tag}/`,
  paths: () => linesOf(git('ls-tree', '-r', '--name-only', tag)),
  read: (path) => git('show', `${tag}:${path}`),
})
const versions = [
  workingTree,
  ...linesOf(git('tag', '--list', 'v*', '--sort=-version:refname')).map(release),
]

const build = ({ name, base, paths, read }) => {
  // Below the site's folder: pages become modules that find their packages there.
  const folder = join(site, 'dist', name)
  rmSync(folder, { recursive: true, force: true })
  const write = (from, to) => {
    mkdirSync(dirname(join(folder, to)), { recursive: true })
    writeFileSync(join(folder, to), read(from))
  }
  const { pages, others } = filesOfSite(paths(), (path) => read(path).toString())
  for (const path of pages) write(path, path)
  for (const path of others) write(path, path.startsWith('docs/') ? path : `public/${path}`)
  run('npx', ['vitepress', 'build', '--outDir', join(root, 'dist/site', base)], {
    cwd: site,
    environment: {
      // Other files than pages; it knows pictures and the like by itself.
      VITE_EXTRA_EXTENSIONS: [...new Set(others.map((path) => extname(path).slice(1)))].join(','),
      COMANDA_SITE: JSON.stringify({
        folder,
        paths: pages,
        base,
        version: name,
        versions: versions.map(({ name, base }) => ({ name, base })),
      }),
    },
  })
}

run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: site })
rmSync(join(root, 'dist/site'), { recursive: true, force: true })
for (const version of versions) build(version)
