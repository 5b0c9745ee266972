import { posix } from 'node:path'
import { strongComponents } from './strong-components.mjs'

/**
 * A room is a folder below `src`, or a file directly in it that a floor lists; a file belongs to the longest matching
 * path. Other files directly in `src` are above all rooms.
 */
const above = '(above all rooms)'

const isTest = (path) => /\.test\.tsx?$/.test(path) || path.includes('/testing/')
const imported = (file, specifier) =>
  posix.normalize(posix.join(posix.dirname(file.path), specifier))

/** Room → its place from the ground up; rooms of an unsettled floor share a place. */
function placesOf(floors) {
  const places = new Map()
  let place = 0
  for (const floor of floors) {
    const unsettled = !Array.isArray(floor)
    if (unsettled) place += 1
    for (const room of unsettled ? floor.rooms : floor) {
      if (!unsettled) place += 1
      places.set(room, { place, unsettled })
    }
  }
  return places
}

function roomOf(path, places) {
  for (let room = path; room !== '.'; room = posix.dirname(room)) if (places.has(room)) return room
  return path.includes('/') ? undefined : above
}

function checkImport(from, to, places) {
  if (from === to || from === above) return undefined
  if (to === above) return `${from} may not import a file that stands above all rooms`
  const low = places.get(from)
  const high = places.get(to)
  if (low.unsettled && high.unsettled && low.place === high.place) return undefined
  return high.place > low.place ? `${from} may not import ${to}: it stands above` : undefined
}

/** Edges between sibling folders, for each parent folder. */
function siblingGraphs(arrows) {
  const graphs = new Map()
  for (const [from, to] of arrows) {
    const [one, other] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)]
    const shared = one.findIndex((part, index) => part !== other[index])
    if (shared < 0 || other.length <= shared) continue
    const parent = one.slice(0, shared).join('/')
    if (!graphs.has(parent)) graphs.set(parent, new Map())
    const graph = graphs.get(parent)
    if (!graph.has(one[shared])) graph.set(one[shared], new Set())
    graph.get(one[shared]).add(other[shared])
  }
  return graphs
}

/** Circles of sibling folders, except those that are caused by rooms of an unsettled floor. */
function folderCircles(arrows, places) {
  const settled = arrows.filter(([from, to]) => {
    const [low, high] = [roomOf(from, places), roomOf(to, places)]
    return !(places.get(low)?.unsettled && places.get(high)?.unsettled)
  })
  return [...siblingGraphs(settled)].flatMap(([parent, graph]) =>
    strongComponents(graph).map(
      (circle) => `${parent === '' ? '' : `${parent}/`}{${circle.join(',')}} import each other`,
    ),
  )
}

function checkWorkspace(source, floors, files) {
  const places = placesOf(floors)
  const inside = (path) => path.slice(source.length + 1)
  const arrows = []
  const problems = new Set()
  const found = new Set()
  for (const file of files.filter(({ path }) => path.startsWith(`${source}/`))) {
    const from = roomOf(inside(file.path), places)
    found.add(from)
    if (!from)
      problems.add(`${posix.dirname(file.path)}: stands on no floor of tooling/lint/floors`)
    if (!from || isTest(file.path)) continue
    for (const specifier of file.imports.filter((specifier) => specifier.startsWith('.'))) {
      const target = imported(file, specifier)
      const to = target.startsWith(`${source}/`) ? roomOf(inside(target), places) : undefined
      if (!to) continue
      const problem = checkImport(from, to, places)
      if (problem) problems.add(`${file.path}: ${problem}`)
      if (from !== above && to !== above) arrows.push([inside(file.path), inside(target)])
    }
  }
  for (const room of places.keys())
    if (!found.has(room)) problems.add(`${source}: room "${room}" of its floors is empty`)
  return [...problems, ...folderCircles(arrows, places).map((circle) => `${source}/${circle}`)]
}

/**
 * Returns a line for each import of a room above, each folder on no floor and each circle of folders, in the workspaces
 * that `floorsOf` names. A room may import rooms below it, and earlier rooms of its own floor. Tests may import any.
 */
export const checkFloors = (files, floorsOf) =>
  Object.entries(floorsOf).flatMap(([source, floors]) => checkWorkspace(source, floors, files))
