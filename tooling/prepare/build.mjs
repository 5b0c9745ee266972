import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
    'tooling/vite',
    ...workspaces.flatMap((workspace) => [
      ...inWorkspace.map((name) => join(workspace, name)),
      ...readdirSync(join(root, workspace))
        .filter((name) => /\.config\.(ts|mts|mjs|js)$/.test(name))
        .map((name) => join(workspace, name)),
    ]),
  ]
}

/** Builds all workspaces if a source differs from the last build. */
export function buildAll(root) {
  const marker = join(root, 'node_modules', '.comanda-build')
  const state = fingerprint(root, sources(root))
  const built = existsSync(join(root, 'apps/server/dist/main.js'))
  if (built && existsSync(marker) && readFileSync(marker, 'utf8') === state) return
  console.error('Building …')
  run('npm', ['run', 'build', '--loglevel=error'], { cwd: root })
  writeFileSync(marker, state)
}
