import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { outside } from '../../apps/server/build/outside.mjs'
import { lockRelease } from './lock-release.mjs'

/** What a release has of a checkout that is built. */
const parts = [
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'deploy',
  'docs',
  'packages/demo/pictures',
  'packages/demo/photographs',
  'apps/console/dist/web',
  'apps/sandbox/dist/main.js',
  'apps/server/dist',
  'apps/storefront/dist/server',
  'apps/storefront/dist/web',
]
/** Types, maps and drafts of the next migration are for those who build. */
const left = /\/dist\/types$|\.map$|_snapshot\.json$/

const read = (root, file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

const write = (folder, file, value) =>
  writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`)

/** The server's commands by their names in a checkout: nothing has to be prepared. */
const scriptsOf = ({ scripts }) =>
  Object.fromEntries(
    Object.entries(scripts).filter(([, script]) =>
      /^(exec )?node apps\/server\/dist\//.test(script),
    ),
  )

const versionsOf = ({ packages }, names) =>
  names.map((name) => [
    name,
    (packages[`apps/server/node_modules/${name}`] ?? packages[`node_modules/${name}`]).version,
  ])

/** Returns the manifest of a release: of packages only what is not built in. */
const manifestOf = (root) => {
  const own = read(root, 'package.json')
  const server = read(root, 'apps/server/package.json')
  const fonts = Object.keys(server.dependencies).filter((name) => name.startsWith('@fontsource'))
  const names = [...outside, ...fonts].sort()
  const { name, version, description, license, type, engines } = own
  return {
    name,
    version,
    description,
    license,
    type,
    engines,
    bin: { comanda: 'apps/server/dist/comanda.js' },
    scripts: scriptsOf(own),
    dependencies: Object.fromEntries(versionsOf(read(root, 'package-lock.json'), names)),
    optionalDependencies: server.optionalDependencies,
  }
}

/** Copies what a release is made of from the checkout `root`, which is built, into an empty folder, with its locked packages. */
export const stage = (root, folder) => {
  for (const part of parts)
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (source) => !left.test(source),
    })
  mkdirSync(join(folder, 'apps/server'), { recursive: true })
  const { name, version, type } = read(root, 'apps/server/package.json')
  // The server finds its root by its own name.
  const exports = { './package.json': './package.json' }
  write(folder, 'apps/server/package.json', { name, version, type, exports })
  write(folder, 'package.json', manifestOf(root))
  lockRelease(root, folder)
}
