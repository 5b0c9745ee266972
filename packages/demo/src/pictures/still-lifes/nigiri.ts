import { pebble, placed } from '../trace/forms.ts'
import { mesh } from '../trace/mesh.ts'
import { noise } from '../trace/noise.ts'
import type { Setting } from '../trace/photograph.ts'
import type { Shape, Surface } from '../trace/shape.ts'
import { mix, times, type Vector } from '../trace/vector.ts'
import { pressed } from './rice.ts'
import { leaf } from './roe-bowl.ts'
import { slab, slate } from './ware.ts'

type Fish = (along: number, across: number, at: Vector) => Vector

const salmon: Fish = (along, across, at) => {
  const bend = along * 9 + Math.abs(across) * 2.2 + noise(times(at, 0.8)) * 1.4
  const line = Math.abs((bend % 1) - 0.5) < 0.1 ? 1 : 0
  return mix(
    mix([0.86, 0.2, 0.05], [0.93, 0.34, 0.12], noise(times(at, 1.7))),
    [0.96, 0.66, 0.46],
    line * 0.8,
  )
}
const tuna: Fish = (along, across, at) => {
  const line =
    Math.abs(((along * 7 + across * 1.5 + noise(times(at, 0.9))) % 1) - 0.5) < 0.05 ? 1 : 0
  return mix(
    mix([0.38, 0.018, 0.022], [0.55, 0.05, 0.05], noise(times(at, 1.3))),
    [0.72, 0.25, 0.22],
    line * 0.5,
  )
}
const yellowtail: Fish = (along, across, at) =>
  mix(
    mix([0.85, 0.66, 0.56], [0.92, 0.78, 0.68], noise(times(at, 1.5))),
    [0.62, 0.1, 0.09],
    across > 0.45 ? 0.75 : Math.abs(((along * 6 + across) % 1) - 0.5) < 0.06 ? 0.15 : 0,
  )

const piece = (fish: Fish, at: Vector, turn: number, seed: number): Shape[] => {
  const [long, wide, high] = [3.1, 1.45, 2.0]
  const slice: Surface = {
    colour: (point) => {
      const [x, z] = [point[0] - at[0], point[2] - at[2]]
      const along = x * Math.cos(turn) - z * Math.sin(turn)
      const across = x * Math.sin(turn) + z * Math.cos(turn)
      return fish(along / long + 2, across / wide, point)
    },
    gloss: 0.05,
    rough: 0.06,
    glow: 0.25,
    bumps: [0.012, 1.6],
  }
  const form = pebble([long, 0.36, wide + 0.1], 0.4, 0.42)
  const draped = placed(
    (u, v) => {
      const [x, y, z] = form(u, v)
      const hang = (x / long) ** 4 * 0.85 + (z / wide) ** 2 * 0.28
      return [x, y + high - hang, z]
    },
    at,
    turn,
  )
  return [
    ...pressed(
      placed(pebble([2.5, 0.95, 1.2], 0.6), [at[0], at[1] + 0.95, at[2]], turn),
      620,
      seed,
    ),
    ...mesh(draped, 72, 28, slice),
  ]
}

/** Six pieces of nigiri on slate. */
export const nigiri = (): Setting => ({
  shapes: [
    ...slab([10.5, 0.4, 6.2], slate),
    ...piece(salmon, [-5.6, 0.8, -1.9], 1.2, 1),
    ...piece(tuna, [-1.5, 0.8, -1.5], 1.2, 2),
    ...piece(yellowtail, [2.6, 0.8, -1.1], 1.2, 3),
    ...piece(salmon, [6.6, 0.8, -0.7], 1.2, 4),
    ...leaf([-8.2, 0.9, 3.4], 4.4, -1.1),
    ...mesh(placed(pebble([0.95, 0.62, 0.8], 0.9), [-3.6, 1.3, 3.9], 0.4), 40, 20, {
      colour: [0.42, 0.58, 0.16],
      rough: 0.4,
      gloss: 0.02,
      glow: 0.1,
      bumps: [0.12, 2.6],
    }),
  ],
  camera: { from: [4, 21, 26], at: [0.2, 1.2, 0.2], wide: 22.5, aperture: 0.75 },
})
