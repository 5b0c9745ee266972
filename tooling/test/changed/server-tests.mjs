import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const sources = 'apps/server/src'

/** The server's tests that a change may run at most. */
const MOST = 25

const isTest = (file) => file.endsWith('.test.ts')

/** Returns the concept that a file of a package is about, which has the same name in every layer: the file's name and its folder's. */
const conceptsOf = (file) =>
  file.startsWith('packages/')
    ? [basename(file).split('.')[0], basename(dirname(file))].filter((name) => name !== 'src')
    : []

/**
 * Returns the server's tests for changed files, from the root: each starts the whole server, so that what they import says nothing.
 * Those that changed, those that import a changed file themselves, those in its folder, and those of the same concept.
 */
export function serverTests(root, changed) {
  const own = changed.filter((file) => file.startsWith(`${sources}/`))
  const folders = new Set(own.map((file) => dirname(file)))
  const imports = own.map((file) => `/${basename(file)}'`)
  const concepts = new Set(changed.flatMap(conceptsOf))
  const nearness = (test) => {
    if (own.includes(test)) return 1
    const text = readFileSync(join(root, test), 'utf8')
    if (imports.some((path) => text.includes(path))) return 2
    if (folders.has(dirname(test))) return 3
    const names = [basename(test).split('.')[0], basename(dirname(test))]
    return names.some((name) => concepts.has(name)) ? 4 : undefined
  }
  return readdirSync(join(root, sources), { recursive: true, encoding: 'utf8' })
    .filter(isTest)
    .map((file) => `${sources}/${file}`)
    .map((test) => ({ test, near: nearness(test) }))
    .filter(({ near }) => near !== undefined)
    .sort((one, other) => one.near - other.near)
    .map(({ test }) => test)
    .slice(0, MOST)
}
