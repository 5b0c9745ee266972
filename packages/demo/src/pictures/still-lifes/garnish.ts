import { placed } from '../trace/forms.ts'
import { mesh, turned } from '../trace/mesh.ts'
import { noise, sequenceOf } from '../trace/noise.ts'
import type { Shape, Surface } from '../trace/shape.ts'
import { add, mix, times, type Vector } from '../trace/vector.ts'

const scallionSurface = (tone: number): Surface => ({
  colour: mix([0.1, 0.33, 0.04], [0.55, 0.72, 0.3], tone),
  gloss: 0.04,
  rough: 0.1,
  glow: 0.1,
})

const ring = (at: Vector, radius: number, tone: number): Shape[] =>
  turned(
    [
      [radius * 0.62, 0],
      [radius * 0.6, 0.2],
      [radius * 0.8, 0.28],
      [radius, 0.2],
      [radius, 0],
    ],
    at,
    scallionSurface(tone),
    14,
  )

/** Rings of scallion over a circle; `heightAt` is what they lie on. */
export const scallions = (
  count: number,
  centre: Vector,
  reach: number,
  seed: number,
  heightAt: (x: number, z: number) => number = () => 0,
): Shape[] => {
  const next = sequenceOf(seed)
  return Array.from({ length: count }, () => {
    const [angle, far] = [next() * Math.PI * 2, Math.sqrt(next()) * reach]
    const [x, z] = [Math.cos(angle) * far, Math.sin(angle) * far]
    const at = add(centre, [x, heightAt(x, z) + next() * 0.1, z])
    return ring(at, 0.26 + next() * 0.16, next())
  }).flat()
}

export const noriSurface: Surface = {
  colour: (at) => mix([0.008, 0.016, 0.01], [0.03, 0.05, 0.028], noise(times(at, 5))),
  gloss: 0.04,
  rough: 0.3,
  bumps: [0.03, 6],
}

/** A sheet of nori that stands at the rim of a bowl. */
export const noriSheet = (at: Vector, turn: number, lean: number): Shape[] =>
  mesh(
    placed((u, v) => [0.25 * Math.sin(u * 3.2 + v), v * 6.2, (u - 0.5) * 4.6], at, turn, lean),
    16,
    20,
    noriSurface,
  )

/** Seeds of sesame on what `heightAt` says. */
export const seedsOf = (next: () => number, black = false): Surface => ({
  colour: black ? [0.02, 0.018, 0.016] : mix([0.62, 0.46, 0.25], [0.8, 0.68, 0.45], next()),
  gloss: 0.03,
  rough: 0.2,
})
