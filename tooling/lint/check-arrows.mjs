import { posix } from 'node:path'
import { demoReaders, engineFloors, workspaceArrows } from './layers.mjs'

const workspaceOf = (path) => {
  const [top, second] = path.split('/')
  if (top === 'packages' || top === 'apps') return second
  return top === 'e2e' || top === 'bench' ? top : undefined
}

const engineRoomOf = (path) => /^packages\/engine\/src\/([^/]+)\//.exec(path)?.[1]
const featureOf = (path) => /^apps\/[^/]+\/src\/features\/([^/]+)\//.exec(path)?.[1]
const floorOf = (room) => engineFloors.findIndex((floor) => floor.includes(room))

function checkEngineRooms(file, target) {
  const from = engineRoomOf(file.path)
  const to = engineRoomOf(target)
  if (!from || !to || from === to) return undefined
  if (floorOf(from) < 0)
    return `engine room "${from}" stands on no floor of tooling/lint/layers.mjs`
  if (floorOf(to) < 0) return `engine room "${to}" stands on no floor of tooling/lint/layers.mjs`
  if (from !== 'testing' && file.path.endsWith('.test.ts')) return undefined
  if (floorOf(to) > floorOf(from)) return `${from} may not import ${to}: it stands above`
  return undefined
}

function checkImport(file, specifier) {
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
  if (feature && otherFeature && feature !== otherFeature)
    return `feature ${feature} may not import feature ${otherFeature}`
  return checkEngineRooms(file, target)
}

/** Imports that go against the arrows, one line each. */
export const checkArrows = (files) =>
  files.flatMap((file) =>
    file.imports.flatMap((specifier) => {
      const problem = checkImport(file, specifier)
      return problem ? [`${file.path}: ${problem}`] : []
    }),
  )
