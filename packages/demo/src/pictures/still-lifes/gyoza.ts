import { type Form, mesh } from '../trace/mesh.ts'
import { placed } from '../trace/forms.ts'
import { clouds, noise } from '../trace/noise.ts'
import type { Setting } from '../trace/photograph.ts'
import type { Shape, Surface } from '../trace/shape.ts'
import { mix, times, type Vector } from '../trace/vector.ts'
import { scallions } from './garnish.ts'
import { bowl, glaze, liquid, plate } from './ware.ts'

/** A half moon with folds along its ridge. */
const dumpling: Form = (u, v) => {
  const along = (v - 0.5) * 2
  const swell = Math.max(0, 1 - along * along) ** 0.55
  const around = u * Math.PI * 2
  const [c, s] = [Math.cos(around), Math.sin(around)]
  const top = Math.max(0, s)
  const fold = 0.17 * top ** 2 * Math.sin(along * 17) * swell
  const wide = 1.32 * swell * (1 - 0.82 * top ** 1.4)
  const high = s > 0 ? 1.75 * swell * s : 0.55 * swell * s
  const bend = 0.8 * (1 - along * along)
  return [along * 3.3, Math.max(-0.5 * swell, high), c * wide + fold + bend]
}

const dough = (floor: number): Surface => ({
  colour: (at) => {
    const up = at[1] - floor + clouds(times(at, 1.6), 3) * 0.9
    const brown = Math.max(0, Math.min(1, (2.15 - up) / 1.1))
    const pale = mix([0.84, 0.72, 0.5], [0.92, 0.83, 0.64], noise(times(at, 2)))
    return mix(pale, mix([0.3, 0.12, 0.03], [0.62, 0.32, 0.09], noise(times(at, 4))), brown)
  },
  gloss: 0.05,
  rough: 0.07,
  glow: 0.22,
  bumps: [0.015, 4],
})

const one = (at: Vector, turn: number, lean = 0): Shape[] =>
  mesh(placed(dumpling, [at[0], at[1] + 0.5, at[2]], turn, lean), 56, 90, dough(at[1]))

/** Five fried dumplings with vinegar and scallions. */
export const gyoza = (): Setting => ({
  shapes: [
    ...plate(10.8, glaze([0.2, 0.3, 0.34], 0.4)),
    ...[-4.6, -2.2, 0.2, 2.6, 5].flatMap((x, index) =>
      one([x - 1.2, 0.65, -0.8 + index * 0.14], 1.36 + (index % 2) * 0.07),
    ),
    ...bowl(2.5, 1.7, glaze([0.82, 0.78, 0.7], 0.1), [6.4, 0.7, 3.6]),
    ...liquid(2.3, 1.25, [0.13, 0.045, 0.015], [6.4, 0.7, 3.6]),
    ...scallions(26, [-1.6, 2.2, -0.4], 3.2, 6, (x) => -0.1 + 0.12 * Math.sin(x * 2.6)),
    ...scallions(8, [6.4, 1.98, 3.6], 1.3, 8),
  ],
  camera: { from: [3, 19, 24], at: [0.9, 1.1, 0.5], wide: 17.6, aperture: 0.65 },
})
