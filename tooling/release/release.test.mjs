import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outside } from '../../apps/server/build/outside.mjs'
import { stage } from './stage.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'comanda-stage-'))
const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
const nameOf = (id) =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/')

const versions = (lock) =>
  Object.entries(lock.packages)
    .filter(([path]) => path.includes('node_modules/'))
    .map(([path, { version }]) => `${path.replace(/.*node_modules\//, '')} ${version}`)

let files = []
beforeAll(() => {
  stage(root, folder)
  files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a release has what runs, and no more', () => {
  test('the server with its migrations, both apps, the sandbox, documents and configurations', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        'apps/console/dist/web/index.html',
        'apps/sandbox/dist/main.js',
        'apps/server/dist/comanda.js',
        'apps/server/dist/licences.txt',
        'apps/server/dist/migrations/0000_start.sql',
        'apps/server/dist/migrations/meta/_journal.json',
        'apps/storefront/dist/server/render.js',
        'apps/storefront/dist/web/index.html',
        'deploy/comanda.service',
        'docs/operations/install.md',
        'npm-shrinkwrap.json',
        'CHANGELOG.md',
      ]),
    )
  })

  test('no sources, types, maps or tests', () => {
    expect(files.filter((file) => /\.(ts|tsx|map)$|\.test\.|\/src\/|_snapshot/.test(file))).toEqual(
      [],
    )
  })

  test('at most 50 MB before it is compressed', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
    expect(bytes / 1e6).toBeLessThan(50)
  })

  test('each command of its manifest is there', () => {
    const { scripts, bin } = read('package.json')
    const programs = Object.values(scripts).map((script) => /apps\/\S+/.exec(script)?.[0])
    expect(files).toEqual(expect.arrayContaining([...programs, bin.comanda]))
    expect(Object.keys(scripts)).toEqual(
      expect.arrayContaining(['start', 'serve', 'backup', 'restore', 'migrate', 'upgrade']),
    )
  })
})

describe('its packages', () => {
  test('are what the built server does not contain', () => {
    const imported = files
      .filter((file) => /^apps\/server\/dist\/[^/]+\.js$/.test(file))
      .flatMap((file) => [
        ...readFileSync(join(folder, file), 'utf8').matchAll(
          /^(?:import .*?from|import|export .*? from) "([^".][^"]*)"/gm,
        ),
      ])
      .map(([, id]) => id)
      .filter((id) => !isBuiltin(id))
      .map(nameOf)
    expect(new Set(imported)).toEqual(new Set(outside))
    expect(Object.keys(read('package.json').dependencies)).toEqual(expect.arrayContaining(outside))
  })

  test('are locked to versions that the checkout has, and few', () => {
    const own = new Set(versions(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))))
    const locked = versions(read('npm-shrinkwrap.json'))
    expect(locked.filter((one) => !own.has(one))).toEqual([])
    expect(locked.filter((one) => !one.startsWith('@')).length).toBeLessThan(20)
    for (const [path, { integrity }] of Object.entries(read('npm-shrinkwrap.json').packages))
      if (path !== '') expect(integrity, path).toMatch(/^sha512-/)
  })
})
