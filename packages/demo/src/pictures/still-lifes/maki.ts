import { pebble, placed } from '../trace/forms.ts'
import { mesh, turned } from '../trace/mesh.ts'
import { noise, sequenceOf } from '../trace/noise.ts'
import type { Setting } from '../trace/photograph.ts'
import type { Shape, Surface } from '../trace/shape.ts'
import { mix, times, type Vector } from '../trace/vector.ts'
import { noriSurface } from './garnish.ts'
import { grain, riceSurface } from './rice.ts'
import { leaf } from './roe-bowl.ts'
import { glaze, plate } from './ware.ts'

const fillingOf = (low: Vector, high: Vector, gloss = 0.05): Surface => ({
  colour: (at) => mix(low, high, noise(times(at, 2.2))),
  gloss,
  rough: 0.08,
  glow: 0.15,
})
const fish = fillingOf([0.85, 0.2, 0.05], [0.95, 0.42, 0.18])
const cucumber = fillingOf([0.5, 0.7, 0.25], [0.68, 0.82, 0.42])
const peel = fillingOf([0.03, 0.16, 0.02], [0.07, 0.26, 0.05])
const avocado = fillingOf([0.62, 0.68, 0.22], [0.78, 0.76, 0.36], 0.03)
const omelette = fillingOf([0.9, 0.6, 0.1], [0.96, 0.74, 0.24], 0.03)

const roll = (at: Vector, seed: number): Shape[] => {
  const next = sequenceOf(seed)
  const [radius, high] = [2.15, 2.5]
  const grains = Array.from({ length: 300 }, () => {
    const [angle, far] = [next() * Math.PI * 2, Math.sqrt(next()) * (radius - 0.25)]
    return grain(
      [
        at[0] + Math.cos(angle) * far,
        at[1] + high - 0.1 + next() * 0.12,
        at[2] + Math.sin(angle) * far,
      ],
      [0, 1, 0],
      next,
    )
  })
  const turn = next() * 6
  const block = (surface: Surface, x: number, z: number, half: Vector): Shape[] => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const to: Vector = [at[0] + x * c + z * s, at[1] + high, at[2] + z * c - x * s]
    return mesh(placed(pebble(half, 0.3, 0.35), to, turn), 32, 16, surface)
  }
  return [
    ...turned(
      [
        [radius - 0.06, high + 0.1],
        [radius, high + 0.14],
        [radius + 0.05, high * 0.9],
        [radius + 0.06, high * 0.4],
        [radius, 0.04],
        [radius - 0.2, 0],
      ],
      at,
      noriSurface,
      64,
    ),
    ...mesh(
      placed(
        (u, v) => [Math.cos(u * 6.2832) * v * radius, 0, -Math.sin(u * 6.2832) * v * radius],
        [at[0], at[1] + high - 0.12, at[2]],
      ),
      32,
      6,
      riceSurface,
    ),
    ...grains,
    ...block(fish, -0.38, -0.32, [0.58, 0.34, 0.5]),
    ...block(cucumber, 0.55, -0.34, [0.3, 0.33, 0.5]),
    ...block(peel, 0.88, -0.34, [0.08, 0.34, 0.5]),
    ...block(avocado, -0.35, 0.55, [0.52, 0.32, 0.34]),
    ...block(omelette, 0.52, 0.5, [0.36, 0.34, 0.36]),
  ]
}

/** Eight pieces of a thick roll on a plate. */
export const maki = (): Setting => ({
  shapes: [
    ...plate(11.5, glaze([0.78, 0.74, 0.66], 0.7)),
    ...roll([-5.1, 0.6, -2.6], 1),
    ...roll([-0.5, 0.6, -4.1], 2),
    ...roll([4.2, 0.6, -3.1], 3),
    ...roll([-3.0, 0.6, 1.6], 4),
    ...roll([1.6, 0.6, 0.7], 5),
    ...roll([6.0, 0.6, 1.4], 7),
    ...leaf([-7.2, 0.9, 2.4], 4, -0.2),
  ],
  camera: { from: [2, 25, 26], at: [0.4, 1.8, -0.6], wide: 22, aperture: 0.75 },
})
