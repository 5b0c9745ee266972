import { disc, pebble, placed } from '../trace/forms.ts'
import { mesh, turned } from '../trace/mesh.ts'
import { clouds } from '../trace/noise.ts'
import type { Shape, Surface } from '../trace/shape.ts'
import { mix, times, type Vector } from '../trace/vector.ts'

/** Stoneware with a glaze, slightly speckled. */
export const glaze = (colour: Vector, speckles = 0.5): Surface => ({
  colour: (at) => {
    const spot = clouds([at[0] * 6, at[1] * 6, at[2] * 6], 2)
    const tone = clouds([at[0] * 0.4, at[1] * 0.6, at[2] * 0.4], 3)
    const base = mix(colour, [colour[0] * 0.7, colour[1] * 0.68, colour[2] * 0.64], tone * 0.7)
    return spot > 0.73 ? mix(base, [0.12, 0.08, 0.05], speckles) : base
  },
  gloss: 0.045,
  rough: 0.05,
})

/** A bowl with a foot; it holds what lies up to `fill` of its height. */
export const bowl = (
  radius: number,
  height: number,
  surface: Surface,
  at: Vector = [0, 0, 0],
): Shape[] =>
  turned(
    [
      [0, 0.9],
      [radius * 0.4, 1],
      [radius * 0.72, height * 0.36],
      [radius * 0.9, height * 0.7],
      [radius * 0.965, height * 0.97],
      [radius * 0.99, height],
      [radius * 1.01, height * 0.97],
      [radius * 0.955, height * 0.7],
      [radius * 0.78, height * 0.34],
      [radius * 0.5, 0.75],
      [radius * 0.44, 0.5],
      [radius * 0.42, 0],
    ],
    at,
    surface,
  )

/** A flat plate with a low rim. */
export const plate = (radius: number, surface: Surface, at: Vector = [0, 0, 0]): Shape[] =>
  turned(
    [
      [0, 0.55],
      [radius * 0.5, 0.55],
      [radius * 0.8, 0.6],
      [radius * 0.93, 1],
      [radius * 0.99, 1.5],
      [radius * 1.01, 1.48],
      [radius * 0.96, 0.9],
      [radius * 0.8, 0.25],
      [radius * 0.6, 0.1],
      [radius * 0.58, 0],
    ],
    at,
    surface,
  )

/** What fills a bowl: soup, tea, coffee. */
export const liquid = (
  radius: number,
  height: number,
  colour: Surface['colour'],
  at: Vector = [0, 0, 0],
): Shape[] =>
  mesh(placed(disc(radius, 0.12), [at[0], at[1] + height, at[2]]), 72, 16, {
    colour,
    gloss: 0.035,
    rough: 0.015,
  })

/** A slab of slate or wood with soft edges. */
export const slab = (half: Vector, surface: Surface, at: Vector = [0, 0, 0]): Shape[] =>
  mesh(placed(pebble(half, 0.12, 0.16), [at[0], at[1] + half[1], at[2]]), 96, 48, surface)

export const slate: Surface = {
  colour: (at) => mix([0.022, 0.026, 0.032], [0.07, 0.075, 0.085], clouds(times(at, 1.4), 4)),
  gloss: 0.035,
  rough: 0.35,
  bumps: [0.012, 2.5],
}

export const paleWood: Surface = {
  colour: ([x, y, z]) => {
    const grain = clouds([x * 0.16, y * 3, z * 2.2], 4)
    return mix([0.48, 0.3, 0.15], [0.72, 0.52, 0.31], grain)
  },
  gloss: 0.025,
  rough: 0.3,
}
