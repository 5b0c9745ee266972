import { posix } from 'node:path'
import { floors as storefront } from './floors/storefront.mjs'
import { strongComponents } from './strong-components.mjs'
import { demoReaders, outsiders, workspaceArrows } from './layers.mjs'

/** Features that others may use: they stand on floors of their own. */
const usedFeatures = new Set(storefront.flat())

const workspaceOf = (path) => {
  const [top, second] = path.split('/')
  if (top === 'packages' || top === 'apps') return second
  return top === 'proof' ? top : undefined
}

const featureOf = (path) => /^apps\/[^/]+\/src\/features\/([^/]+)\//.exec(path)?.[1]
function checkOutsider(path, specifier) {
  const outsider = outsiders.find(({ folder }) => path.startsWith(folder))
  if (!outsider) return undefined
  const target = specifier.startsWith('.')
    ? posix.normalize(posix.join(posix.dirname(path), specifier))
    : specifier
  const isOurs = specifier.startsWith('.') || specifier.startsWith('@comanda/')
  if (!isOurs || target.startsWith(outsider.folder)) return undefined
  if (outsider.except[path]?.includes(target)) return undefined
  return `${outsider.folder} knows only the address of a server and may not import ${specifier}`
}

function checkImport(file, specifier) {
  const stranger = checkOutsider(file.path, specifier)
  if (stranger) return stranger
  const from = workspaceOf(file.path)
  const ours = /^@comanda\/([^/]+)/.exec(specifier)?.[1]
  if (ours && from && ours !== from) {
    if (!workspaceArrows[from]?.includes(ours)) return `${from} may not import @comanda/${ours}`
    if (ours === 'demo' && !demoReaders.some((reader) => reader.test(file.path)))
      return 'only the seed and tests may read the demo'
    return undefined
  }
  if (!specifier.startsWith('.')) return undefined
  const target = posix.normalize(posix.join(posix.dirname(file.path), specifier))
  if (target.startsWith('tooling/vite/') && file.path.endsWith('/vite.config.ts')) return undefined
  if (from && workspaceOf(target) !== from) return `reaches into another workspace: ${specifier}`
  const feature = featureOf(file.path)
  const otherFeature = featureOf(target)
  const isUsed =
    target.startsWith('apps/storefront/') && usedFeatures.has(`features/${otherFeature}`)
  if (feature && otherFeature && feature !== otherFeature && !isUsed)
    return `feature ${feature} may not import feature ${otherFeature}`
  return undefined
}

/** Files that import each other, also by types alone. */
function fileCircles(files) {
  const paths = new Set(files.map(({ path }) => path))
  const importsOf = ({ path, imports }) =>
    imports
      .map((specifier) => posix.normalize(posix.join(posix.dirname(path), specifier)))
      .filter((target) => paths.has(target))
  const graph = new Map(files.map((file) => [file.path, new Set(importsOf(file))]))
  return strongComponents(graph).map((circle) => `${circle.join(', ')} import each other`)
}

/** Imports that go against the arrows, one line each. */
export const checkArrows = (files) => [
  ...fileCircles(files),
  ...files.flatMap((file) =>
    file.imports.flatMap((specifier) => {
      const problem = checkImport(file, specifier)
      return problem ? [`${file.path}: ${problem}`] : []
    }),
  ),
]
