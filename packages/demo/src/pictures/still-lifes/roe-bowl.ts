import { ball } from '../trace/ellipsoid.ts'
import { mesh } from '../trace/mesh.ts'
import { noise, sequenceOf } from '../trace/noise.ts'
import type { Setting } from '../trace/photograph.ts'
import type { Shape, Surface } from '../trace/shape.ts'
import { add, mix, times, type Vector } from '../trace/vector.ts'
import { dome } from './rice.ts'
import { bowl, glaze } from './ware.ts'

/** A pearl of roe: its skin shines, and is lighter where light comes through. */
const roe = (centre: Vector, radius: number): Shape =>
  ball(centre, radius, {
    colour: (at, normal) => {
      const through = Math.max(0, normal[1] * 0.3 - normal[0] * -0.35 - normal[2] * -0.2)
      return mix(
        [0.66, 0.07, 0.008],
        [1, 0.33, 0.03],
        Math.min(1, 0.15 + through + noise(times(at, 3)) * 0.25),
      )
    },
    gloss: 0.07,
    rough: 0.02,
    glow: 0.3,
  })

const leafSurface: Surface = {
  colour: (at) => mix([0.05, 0.2, 0.03], [0.16, 0.4, 0.07], noise(times(at, 2.5))),
  gloss: 0.03,
  rough: 0.3,
  glow: 0.06,
  bumps: [0.05, 3],
}

/** A shiso leaf, toothed along its edge. */
export const leaf = (at: Vector, long: number, turn: number, lift = 0.35): Shape[] =>
  mesh(
    (u, v) => {
      const along = v * long
      const tooth = 1 + 0.08 * Math.sin(v * 70)
      const wide = long * 0.42 * Math.sin(Math.PI * v ** 0.75) ** 0.8 * tooth
      const across = (u - 0.5) * 2
      const x = across * wide
      const y =
        Math.abs(across) * lift * 1.4 +
        Math.sin(v * Math.PI) * lift +
        0.1 * Math.sin(v * 22 + across * 4)
      const [c, s] = [Math.cos(turn), Math.sin(turn)]
      return add(at, [x * c - along * s, y, x * s + along * c])
    },
    18,
    60,
    leafSurface,
  )

/** Salmon roe on rice. */
export const roeBowl = (): Setting => {
  const next = sequenceOf(5)
  const pearls: Shape[] = []
  const places: Vector[] = []
  for (let tries = 0; tries < 9000 && pearls.length < 620; tries += 1) {
    const angle = next() * Math.PI * 2
    const far = Math.sqrt(next()) * 4.9
    const x = Math.cos(angle) * far + 0.7
    const z = Math.sin(angle) * far * 0.86 + 0.5
    const base = 3.9 + 2.0 * Math.sqrt(Math.max(0, 1 - (x * x + z * z) / 60))
    const radius = 0.32 + next() * 0.06
    let y = base
    for (const [px, py, pz] of places) {
      const gap = (x - px) ** 2 + (z - pz) ** 2
      const reach = 4 * 0.33 * 0.33
      if (gap < reach) y = Math.max(y, py + Math.sqrt(reach - gap) * 0.86)
    }
    if (y > base + 1.0) continue
    places.push([x, y, z])
    pearls.push(roe([x, y, z], radius))
  }
  return {
    shapes: [
      ...bowl(8.2, 6.4, glaze([0.16, 0.24, 0.3])),
      ...dome([0, 3.4, 0], 7.1, 2.3, 1500, 3),
      ...pearls,
      ...leaf([-2.6, 5.9, -1.6], 5.4, 2.5),
      ...leaf([-3.0, 5.6, 0.2], 4.8, 1.7),
    ],
    camera: { from: [3, 26, 25], at: [0, 4.2, 0.3], wide: 21.5, aperture: 0.7 },
  }
}
