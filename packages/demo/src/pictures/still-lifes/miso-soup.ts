import { pebble, placed } from '../trace/forms.ts'
import { mesh } from '../trace/mesh.ts'
import { clouds, noise } from '../trace/noise.ts'
import type { Setting } from '../trace/photograph.ts'
import type { Shape, Surface } from '../trace/shape.ts'
import { mix, times, type Vector } from '../trace/vector.ts'
import { scallions } from './garnish.ts'
import { bowl, liquid } from './ware.ts'

const lacquer: Surface = { colour: [0.2, 0.012, 0.01], gloss: 0.06, rough: 0.02 }
const tofu: Surface = { colour: [0.9, 0.86, 0.76], gloss: 0.035, rough: 0.15, glow: 0.3 }
const seaweed: Surface = {
  colour: (at) => mix([0.012, 0.05, 0.02], [0.05, 0.14, 0.045], noise(times(at, 2))),
  gloss: 0.06,
  rough: 0.05,
}

const frond = (at: Vector, turn: number, long: number): Shape[] =>
  mesh(
    placed(
      (u, v) => [
        (v - 0.5) * long,
        0.12 * Math.sin(v * 11) + 0.3 * Math.sin(u * 3 + v * 5),
        (u - 0.5) * (0.9 + 0.3 * Math.sin(v * 14)) + 0.5 * Math.sin(v * 5),
      ],
      at,
      turn,
    ),
    10,
    36,
    seaweed,
  )

/** A lacquered bowl of miso soup with tofu and seaweed. */
export const misoBowl = (at: Vector = [0, 0, 0], size = 1): Shape[] => {
  const put = ([x, y, z]: Vector): Vector => [at[0] + x * size, at[1] + y * size, at[2] + z * size]
  const cube = (x: number, z: number, turn: number, y = 4.7): Shape[] =>
    mesh(
      placed(
        pebble([0.85 * size, 0.7 * size, 0.85 * size], 0.14, 0.16),
        put([x, y, z]),
        turn,
        0.08,
      ),
      40,
      20,
      tofu,
    )
  return [
    ...bowl(6.6 * size, 6 * size, lacquer, at),
    ...liquid(
      6.15 * size,
      4.75 * size,
      (p) => mix([0.46, 0.25, 0.08], [0.72, 0.5, 0.24], clouds(times(p, 0.55 / size), 4) ** 1.3),
      at,
    ),
    ...cube(-1.6, -0.6, 0.4),
    ...cube(0.9, -1.9, 1.1),
    ...cube(1.7, 1.0, 0.1),
    ...cube(-0.7, 1.9, 0.9),
    ...cube(-3.2, 1.2, 0.2, 4.5),
    ...frond(put([-1.9, 4.85, -2.8]), 0.5, 3.4 * size),
    ...frond(put([3.1, 4.85, -0.7]), 1.7, 3 * size),
    ...frond(put([0.4, 4.85, 0.2]), 2.6, 2.6 * size),
    ...scallions(26, put([0.2, 4.8, 0.6]), 3.6 * size, 9),
  ]
}

export const misoSoup = (): Setting => ({
  shapes: misoBowl(),
  camera: { from: [1, 25, 21], at: [0, 3.9, 0], wide: 17.5, aperture: 0.6 },
})
