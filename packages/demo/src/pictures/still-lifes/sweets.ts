import { Capsule } from '../trace/capsule.ts'
import { disc, pebble, placed } from '../trace/forms.ts'
import { mesh, turned } from '../trace/mesh.ts'
import { clouds, noise, sequenceOf } from '../trace/noise.ts'
import type { Setting } from '../trace/photograph.ts'
import type { Shape, Surface } from '../trace/shape.ts'
import { mix, times, type Vector } from '../trace/vector.ts'
import { leaf } from './roe-bowl.ts'
import { bowl, glaze, liquid, paleWood, plate, slab, slate } from './ware.ts'

const dough = (colour: Vector): Surface => ({
  colour: (at) => mix(colour, times(colour, 0.82), noise(times(at, 1.4))),
  gloss: 0.045,
  rough: 0.07,
  glow: 0.4,
  bumps: [0.012, 1.6],
})

const skewer = (z: number, turn: number): Shape[] => {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const on = (x: number): Vector => [x * c, 2.2, z + x * s]
  const colours: Vector[] = [
    [0.9, 0.42, 0.48],
    [0.93, 0.89, 0.8],
    [0.42, 0.56, 0.16],
  ]
  return [
    new Capsule(on(-9.5), on(5.8), 0.17, { colour: [0.62, 0.42, 0.2], gloss: 0.02, rough: 0.3 }),
    ...colours.flatMap((colour, index) =>
      mesh(
        placed(pebble([1.62, 1.5, 1.6], 0.94, 0.97), on(-2.6 + index * 3.0)),
        64,
        32,
        dough(colour),
      ),
    ),
  ]
}

/** Three skewers of rice dumplings. */
export const dango = (): Setting => ({
  shapes: [
    ...slab([10.8, 0.35, 6.4], slate),
    ...skewer(-3.6, 0.1),
    ...skewer(0, 0.02),
    ...skewer(3.5, -0.05),
  ],
  camera: { from: [-3, 21, 24], at: [-0.6, 1.6, 0], wide: 20.5, aperture: 0.7 },
})

const berry: Surface = {
  colour: (at) => {
    const seeds = noise(times(at, 5.2))
    return seeds > 0.8
      ? [0.86, 0.62, 0.2]
      : mix([0.62, 0.015, 0.02], [0.8, 0.06, 0.04], noise(times(at, 1.2)))
  },
  gloss: 0.05,
  rough: 0.06,
  glow: 0.12,
  bumps: [0.05, 5],
}

const strawberry = (at: Vector, size: number): Shape[] =>
  turned(
    [
      [0, 2.5 * size],
      [0.55 * size, 2.3 * size],
      [1.12 * size, 1.2 * size],
      [1.32 * size, 0.4 * size],
      [0.95 * size, -0.1],
      [0, -0.1],
    ],
    at,
    berry,
    48,
  )

const mochi = (at: Vector, colour: Vector): Shape[] => [
  ...mesh(placed(pebble([3, 2.05, 3], 0.86, 1), [at[0], at[1] + 1.75, at[2]]), 72, 36, {
    colour: (p) => mix(colour, [0.95, 0.93, 0.9], clouds(times(p, 2.6), 3)),
    glow: 0.4,
    bumps: [0.02, 5],
  }),
  ...mesh(placed(pebble([1.35, 0.5, 1.35], 0.7, 1), [at[0], at[1] + 3.6, at[2]]), 40, 16, {
    colour: (p) => mix([0.12, 0.02, 0.018], [0.24, 0.05, 0.04], noise(times(p, 4))),
    gloss: 0.03,
    rough: 0.15,
    bumps: [0.06, 4],
  }),
  ...strawberry([at[0], at[1] + 3.75, at[2]], 0.92),
]

/** Rice cakes with red bean paste and a strawberry. */
export const daifuku = (): Setting => ({
  shapes: [
    ...plate(10.2, glaze([0.09, 0.09, 0.1], 0.15)),
    ...mochi([-3.3, 0.6, -1.3], [0.94, 0.92, 0.88]),
    ...mochi([3.2, 0.6, -1.8], [0.93, 0.66, 0.68]),
    ...mochi([0.3, 0.6, 3.4], [0.74, 0.8, 0.52]),
  ],
  camera: { from: [1, 19, 27], at: [0, 2.6, 0], wide: 19.5, aperture: 0.75 },
})

/** Custard pudding with caramel, cream and a strawberry. */
export const pudding = (): Setting => {
  const custard: Surface = {
    colour: (at) => mix([0.93, 0.66, 0.2], [0.96, 0.76, 0.32], clouds(times(at, 0.8), 3)),
    gloss: 0.05,
    rough: 0.05,
    glow: 0.45,
  }
  const caramel: Surface = { colour: [0.24, 0.065, 0.01], gloss: 0.06, rough: 0.015 }
  const cream: Surface = { colour: [0.95, 0.92, 0.86], gloss: 0.025, rough: 0.25, glow: 0.4 }
  const swirl: Shape[] = mesh(
    (u, v) => {
      const angle = u * Math.PI * 2
      const radius = 1.5 * (1 - v ** 1.5) * (1 + 0.16 * Math.cos(6 * angle + v * 9))
      return [Math.cos(angle) * radius - 0.2, 6.05 + v * 1.7, -Math.sin(angle) * radius - 0.1]
    },
    90,
    30,
    cream,
  )
  return {
    shapes: [
      ...plate(9.2, glaze([0.86, 0.83, 0.77], 0.25)),
      ...turned(
        [
          [0, 6.1],
          [3.2, 6.1],
          [3.62, 5.9],
          [3.75, 5.4],
          [4.2, 3],
          [4.6, 0.9],
          [4.6, 0.6],
          [0, 0.6],
        ],
        [0, 0, 0],
        {
          ...custard,
          colour: (at, normal) =>
            at[1] > 5.25 + 0.5 * noise(times(at, 1.1))
              ? (caramel.colour as Vector)
              : (custard.colour as (a: Vector, n: Vector) => Vector)(at, normal),
        },
      ),
      ...mesh(placed(disc(6.2, 0), [0.3, 0.78, 0.3]), 72, 12, caramel),
      ...swirl,
      ...strawberry([0.9, 6.15, 1.0], 0.62),
    ],
    camera: { from: [2, 15, 26], at: [0, 3.1, 0], wide: 17.5, aperture: 0.7 },
  }
}

/** The pattern that milk draws on tea: leaves one above the other. */
const leaves = (x: number, z: number): number => {
  const side = Math.abs(x)
  const wave = Math.sin((z + side * 0.9) * 3.1)
  const inside = Math.hypot(x * 0.95, z * 0.8) < 2.3 ? 1 : 0
  return inside * (side < 0.09 ? 0 : wave > 0.05 ? 1 : 0)
}

/** A cup of tea or coffee with milk. */
export const cup = (at: Vector, tea: Vector, size = 1): Shape[] => [
  ...bowl(4.6 * size, 5.2 * size, glaze([0.85, 0.82, 0.76], 0.5), at),
  ...liquid(
    4.25 * size,
    4.35 * size,
    (p) => {
      const [x, z] = [(p[0] - at[0]) / size, (p[2] - at[2]) / size]
      const milk = leaves(x + 0.12 * noise(times(p, 2)), z)
      const rim = Math.max(0, Math.hypot(x, z) - 3.3)
      const foam = mix(tea, times(tea, 0.72), rim * 0.8)
      return mix(foam, [0.93, 0.9, 0.78], milk * 0.85 + 0.08 * noise(times(p, 6)))
    },
    at,
  ),
]

/** Matcha with milk, and beans of roasted rice beside it. */
export const matcha = (): Setting => {
  const next = sequenceOf(3)
  const crumbs = Array.from({ length: 26 }, () =>
    mesh(
      placed(
        pebble([0.34, 0.17, 0.2], 0.8),
        [4.6 + next() * 2.6, 1.35, 1.6 + next() * 2.4],
        next() * 6,
      ),
      16,
      8,
      { colour: mix([0.4, 0.2, 0.06], [0.8, 0.6, 0.3], next()), gloss: 0.03, rough: 0.2 },
    ),
  ).flat()
  return {
    shapes: [
      ...slab([9.2, 0.55, 6], paleWood),
      ...cup([-1.4, 1.1, -0.4], [0.3, 0.38, 0.1], 1.05),
      ...crumbs,
      ...leaf([5.2, 1.3, -3.4], 3.6, 0.8),
    ],
    camera: { from: [1, 23, 20], at: [0.3, 3.2, 0.1], wide: 17, aperture: 0.6 },
  }
}
