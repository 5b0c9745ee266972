import sharp from 'sharp'
import { daylight, type Light } from './light.ts'
import { clouds, sequenceOf } from './noise.ts'
import { follow, type World } from './path.ts'
import type { Ray, Shape, Surface } from './shape.ts'
import { smoothed } from './smoothed.ts'
import { Tree } from './tree.ts'
import { add, cross, minus, mix, times, unit, type Vector } from './vector.ts'

/** Where the camera stands. Lengths are in centimetres. */
export interface Camera {
  readonly from: Vector
  readonly at: Vector
  /** How much of the scene fits into the picture's width, at the distance that is sharp. */
  readonly wide: number
  /** The radius of its aperture. */
  readonly aperture: number
}

/** What stands on the table, and how it is seen. */
export interface Setting {
  readonly shapes: readonly Shape[]
  readonly camera?: Partial<Camera>
  readonly table?: Surface
  readonly light?: Light
}

const usual: Camera = { from: [0, 27, 30], at: [0, 2.6, 0], wide: 26, aperture: 0.45 }

/** Planks of dark oak. */
export const oak: Surface = {
  colour: ([x, y, z]) => {
    const plank = Math.floor((z + 100) / 9.3)
    const grain = clouds([x * 0.11 + plank * 13.7, y, z * 1.7 + plank * 3.1], 5)
    const fine = clouds([x * 0.5, plank, z * 9], 3)
    const edge = Math.abs(((z + 100) / 9.3) % 1) < 0.012 ? 0.35 : 1
    const tone = mix([0.11, 0.06, 0.032], [0.33, 0.2, 0.11], grain * 0.75 + fine * 0.25)
    return times(tone, edge)
  },
  gloss: 0.03,
  rough: 0.28,
}

/** The table: a plane, as a shape without edges. */
const tableOf = (surface: Surface): Shape => ({
  low: [-400, -0.01, -400],
  high: [400, 0.01, 400],
  surface,
  hit: ({ from, direction }, far) => {
    const t = -from[1] / direction[1]
    return t > 1e-4 && t < far ? t : Infinity
  },
  normal: () => [0, 1, 0],
})

const rayOf = (camera: Camera, size: Size, x: number, y: number, next: () => number): Ray => {
  const { from, at, wide, aperture } = camera
  const ahead = minus(at, from)
  const side = unit(cross(ahead, [0, 1, 0]))
  const up = unit(cross(side, ahead))
  const scale = wide / size.width
  const target = add(
    at,
    add(times(side, (x - size.width / 2) * scale), times(up, (size.height / 2 - y) * scale)),
  )
  const [angle, far] = [next() * Math.PI * 2, Math.sqrt(next()) * aperture]
  const eye = add(from, add(times(side, Math.cos(angle) * far), times(up, Math.sin(angle) * far)))
  return { from: eye, direction: unit(minus(target, eye)) }
}

/** The brightness of film, which loses no detail in its lights. */
const film = (light: number): number => {
  const x = light * 0.58
  const toned = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)
  return Math.min(1, Math.max(0, toned)) ** (1 / 2.2)
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** The most that one path adds: brighter ones would leave white spots. */
const BRIGHTEST = 6

/** Returns the photograph of a setting as raw RGB. */
const exposed = (setting: Setting, size: Size, paths: number): Uint8Array => {
  const table = setting.table ?? oak
  const world: World = {
    tree: new Tree([...setting.shapes, tableOf(table)]),
    light: setting.light ?? daylight,
  }
  const camera = { ...usual, ...setting.camera }
  const next = sequenceOf(7)
  const pixels = size.width * size.height
  const light = new Float32Array(pixels * 3)
  const guide = new Float32Array(pixels * 6)
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const [x, y] = [pixel % size.width, Math.floor(pixel / size.width)]
    for (let path = 0; path < paths; path += 1) {
      const seen = follow(world, rayOf(camera, size, x + next(), y + next(), next), next)
      for (const axis of [0, 1, 2] as const) {
        light[pixel * 3 + axis]! += Math.min(BRIGHTEST, seen.light[axis]) / paths
        guide[pixel * 6 + axis]! += seen.colour[axis] / paths
        guide[pixel * 6 + 3 + axis]! += seen.normal[axis] / paths
      }
    }
  }
  const clean = smoothed(light, guide, size)
  const bytes = new Uint8Array(pixels * 3)
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const [x, y] = [
      (pixel % size.width) / size.width - 0.5,
      Math.floor(pixel / size.width) / size.height - 0.5,
    ]
    const corner = 1 - 0.55 * (x * x + y * y)
    for (const axis of [0, 1, 2])
      bytes[pixel * 3 + axis] = Math.round(255 * film((clean[pixel * 3 + axis] ?? 0) * corner))
  }
  return bytes
}

/** The most that a photograph weighs, in bytes. */
const HEAVIEST = 40 * 1024

/** Returns the photograph of a setting as WebP, 800 × 600; traced at a part of that size. */
export const photograph = async (setting: Setting, paths: number, part = 0.7): Promise<Buffer> => {
  const size = { width: Math.round(800 * part), height: Math.round(600 * part) }
  const large = sharp(exposed(setting, size, paths), { raw: { ...size, channels: 3 } }).resize(
    800,
    600,
    { kernel: 'lanczos3' },
  )
  for (let quality = 82; ; quality -= 6) {
    const picture = await large
      .clone()
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer()
    if (picture.length <= HEAVIEST || quality < 20) return picture
  }
}
