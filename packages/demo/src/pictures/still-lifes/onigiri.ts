import { placed } from '../trace/forms.ts'
import { type Form, mesh } from '../trace/mesh.ts'
import type { Setting } from '../trace/photograph.ts'
import type { Shape } from '../trace/shape.ts'
import type { Vector } from '../trace/vector.ts'
import { noriSurface } from './garnish.ts'
import { pressed } from './rice.ts'
import { paleWood, slab } from './ware.ts'

/** The distance of a rounded triangle's edge from its middle. */
const edge = (angle: number): number => 3.1 / (1 - 0.17 * Math.cos(3 * (angle - Math.PI / 2)))

const triangle =
  (thick: number, grow = 0): Form =>
  (u, v) => {
    const angle = u * Math.PI * 2
    const polar = (v - 0.5) * Math.PI
    const wide = Math.abs(Math.cos(polar)) ** 0.42
    const radius = (edge(angle) + grow) * wide
    return [
      Math.cos(angle) * radius,
      Math.sin(angle) * radius,
      -(thick + grow) * Math.sign(Math.sin(polar)) * Math.abs(Math.sin(polar)) ** 0.55,
    ]
  }

/** A ball of rice with a strip of nori, leaning back. */
export const riceBall = (at: Vector, turn: number, seed: number, size = 1): Shape[] => {
  const whole: Form = (u, v) => {
    const [x, y, z] = triangle(1.45)(u, v)
    return [x * size, (y + 2.45) * size, (z - y * 0.12) * size]
  }
  const strip: Form = (u, v) => {
    const x = (v - 0.5) * 2.9
    const turnAround = u * Math.PI * 2
    const bottom = -2.75 + 0.02 * x * x
    const [top, thick] = [0.35, 1.78]
    const high = (bottom + top) / 2
    const y =
      high +
      ((top - bottom) / 2) * Math.sign(Math.sin(turnAround)) * Math.abs(Math.sin(turnAround)) ** 0.5
    const z = thick * Math.sign(Math.cos(turnAround)) * Math.abs(Math.cos(turnAround)) ** 0.4
    return [x * size, (y + 2.5) * size, (z - y * 0.12) * size]
  }
  return [
    ...pressed(placed(whole, at, turn), Math.round(1500 * size), seed),
    ...mesh(placed(strip, at, turn), 60, 16, noriSurface),
  ]
}

const pickle = (at: Vector, turn: number): Shape[] =>
  mesh(
    placed(
      (u, v) => {
        const [a, r] = [u * Math.PI * 2, Math.min(1, v * 1.25)]
        return [
          Math.cos(a) * r * 1.35,
          v < 0.8 ? 0.28 : 0.28 - (v - 0.8) * 1.4,
          -Math.sin(a) * r * 1.35,
        ]
      },
      at,
      turn,
      0.14,
    ),
    40,
    10,
    { colour: [0.93, 0.68, 0.06], gloss: 0.05, rough: 0.06, glow: 0.3, bumps: [0.01, 3] },
  )

/** Two rice balls with pickled radish on a board. */
export const onigiri = (): Setting => ({
  shapes: [
    ...slab([9.6, 0.6, 5.6], paleWood),
    ...riceBall([-3.3, 1.3, -0.8], 0.3, 1),
    ...riceBall([3.0, 1.3, -1.2], -0.22, 2),
    ...pickle([-0.6, 1.25, 3.3], 0.2),
    ...pickle([1.2, 1.45, 3.5], 0.6),
    ...pickle([2.9, 1.25, 3.1], 0.1),
  ],
  camera: { from: [2, 15, 30], at: [0, 2.9, 0], wide: 20, aperture: 0.7 },
})
