import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressLater } from './compress-later.mjs'
import { fingerprint } from './fingerprint.mjs'
import { run } from './run.mjs'

const inWorkspace = [
  'src',
  'public',
  'build',
  'build.mjs',
  'index.html',
  'package.json',
  'tsconfig.json',
]

function sources(root) {
  const workspaces = ['packages', 'apps'].flatMap((top) =>
    readdirSync(join(root, top)).map((name) => join(top, name)),
  )
  return [
    'package-lock.json',
    'tsconfig.base.json',
    'tooling/notices',
    'tooling/price',
    'tooling/vite',
    ...workspaces.flatMap((workspace) => [
      ...inWorkspace.map((name) => join(workspace, name)),
      ...readdirSync(join(root, workspace))
        .filter((name) => /\.config\.(ts|mts|mjs|js)$/.test(name))
        .map((name) => join(workspace, name)),
    ]),
  ]
}

/**
 * Builds all apps if a source differs from the last build; if `withPackages`, the packages too. Without, a server is about to
 * start: the best compression waits until it serves.
 */
export function buildAll(root, { withPackages }) {
  const marker = join(root, 'node_modules', '.comanda-build')
  const state = fingerprint(root, sources(root))
  const all = `${state} with packages`
  const last = existsSync(marker) ? readFileSync(marker, 'utf8') : undefined
  const built = existsSync(join(root, 'apps/server/dist/main.js'))
  if (built && (last === all || (last === state && !withPackages))) return
  console.error('Building …')
  if (withPackages) run('node', ['tooling/build.mjs', '--packages'], { cwd: root })
  else run('node', ['tooling/build.mjs'], { cwd: root, environment: { QUICK_BUILD: '1' } })
  writeFileSync(marker, withPackages ? all : state)
  if (!withPackages) compressLater(root)
}
