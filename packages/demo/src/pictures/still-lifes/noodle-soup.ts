import { strand } from '../trace/capsule.ts'
import { ball, Ellipsoid } from '../trace/ellipsoid.ts'
import { pebble, placed } from '../trace/forms.ts'
import { mesh, turned } from '../trace/mesh.ts'
import { clouds, noise, sequenceOf } from '../trace/noise.ts'
import type { Setting } from '../trace/photograph.ts'
import type { Shape, Surface } from '../trace/shape.ts'
import { add, mix, times, type Vector } from '../trace/vector.ts'
import { noriSheet, scallions } from './garnish.ts'
import { bowl, glaze, liquid } from './ware.ts'

const noodle: Surface = { colour: [0.87, 0.7, 0.38], gloss: 0.045, rough: 0.08, glow: 0.14 }

/** Noodles that lie in the soup in loops, some above it. */
const noodles = (height: number, reach: number): Shape[] => {
  const next = sequenceOf(12)
  return Array.from({ length: 84 }, () => {
    const [cx, cz] = [(next() - 0.5) * reach, (next() - 0.5) * reach]
    const radius = 1.6 + next() * 2.6
    const [from, long] = [next() * 6.3, 2 + next() * 3]
    const level = height - 0.25 + next() * 0.75
    const points = Array.from({ length: 18 }, (_, index): Vector => {
      const part = index / 17
      const angle = from + part * long
      const [x, z] = [cx + Math.cos(angle) * radius, cz + Math.sin(angle) * radius * 0.9]
      const far = Math.hypot(x, z)
      const in_ = far > reach ? reach / far : 1
      return [x * in_, level - 0.5 * (2 * part - 1) ** 4 + 0.12 * Math.sin(angle * 3 + cx), z * in_]
    })
    return strand(points, 0.17, noodle)
  }).flat()
}

const eggWhite: Surface = { colour: [0.9, 0.87, 0.8], gloss: 0.045, rough: 0.08, glow: 0.2 }

/** Half an egg with a soft yolk, cut side up. */
export const halfEgg = (at: Vector): Shape[] => [
  ...turned(
    [
      [0, -1.5],
      [1, -1.2],
      [1.75, -0.35],
      [1.86, 0],
      [1.78, 0.08],
      [1.2, 0.06],
      [0, 0.06],
    ],
    at,
    eggWhite,
    64,
  ),
  new Ellipsoid(
    add(at, [0.1, 0.02, 0]),
    [1.12, 0.22, 1.08],
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    {
      colour: (p) => mix([0.88, 0.3, 0.02], [0.97, 0.5, 0.05], noise(times(p, 1.6))),
      gloss: 0.06,
      rough: 0.03,
      glow: 0.2,
    },
  ),
]

const pork = (at: Vector): Surface => ({
  colour: (p) => {
    const [x, z] = [p[0] - at[0], p[2] - at[2]]
    const far = Math.hypot(x, z * 1.1)
    const layers = Math.sin(far * 4.4 + clouds([x, 0, z], 3) * 7)
    const meat = mix([0.5, 0.24, 0.13], [0.66, 0.4, 0.26], noise(times(p, 3)))
    return far > 2.45 ? [0.28, 0.1, 0.035] : layers > 0.45 ? [0.88, 0.72, 0.56] : meat
  },
  gloss: 0.05,
  rough: 0.08,
  glow: 0.1,
  bumps: [0.02, 3],
})

const slice = (at: Vector, turn: number, lean: number): Shape[] =>
  mesh(placed(pebble([2.75, 0.3, 2.5], 0.45, 1), at, turn, lean), 64, 20, pork(at))

/** Noodles in soup with roast pork, an egg and scallions. */
export const noodleSoup = (): Setting => {
  const level = 5.2
  return {
    shapes: [
      ...bowl(9.4, 7, glaze([0.09, 0.07, 0.06], 0.2)),
      ...liquid(8.7, level, (p) =>
        mix([0.34, 0.15, 0.045], [0.52, 0.27, 0.09], clouds(times(p, 0.6), 3)),
      ),
      ...noodles(level, 6.4),
      ...noriSheet([-5.2, level - 1.2, -4.4], 0.75, 0.22),
      ...slice([3.4, level + 0.55, -3.2], 0.4, 0.16),
      ...slice([0.2, level + 0.8, -3.8], 1.4, 0.1),
      ...halfEgg([4.3, level + 0.75, 1.9]),
      ...halfEgg([1.1, level + 0.8, 4.0]),
      ...scallions(46, [-3.0, level + 0.42, 1.4], 2.7, 4),
      ...Array.from({ length: 22 }, (_, index) =>
        ball(
          [
            Math.cos(index * 2.4) * (2.5 + (index % 9) * 0.62),
            level + 0.02,
            Math.sin(index * 2.4) * (2.5 + (index % 9) * 0.62),
          ],
          0.16 + (index % 4) * 0.05,
          { colour: [0.62, 0.33, 0.08], gloss: 0.06, rough: 0.02 },
        ),
      ),
    ],
    camera: { from: [2, 29, 22], at: [0, 4.6, -0.2], wide: 23, aperture: 0.7 },
  }
}
