import { NEAR, type Ray, type Shape, type Surface } from './shape.ts'
import { add, cross, dot, highest, lowest, minus, times, unit, type Vector } from './vector.ts'

type Three = readonly [Vector, Vector, Vector]

/** A triangle whose normals change smoothly between its corners. */
class Triangle implements Shape {
  readonly low: Vector
  readonly high: Vector
  readonly corners: Three
  readonly normals: Three
  readonly surface: Surface
  readonly #first: Vector
  readonly #second: Vector

  constructor(corners: Three, normals: Three, surface: Surface) {
    this.corners = corners
    this.normals = normals
    this.surface = surface
    const [a, b, c] = corners
    this.low = minus(lowest(a, lowest(b, c)), [1e-5, 1e-5, 1e-5])
    this.high = add(highest(a, highest(b, c)), [1e-5, 1e-5, 1e-5])
    this.#first = minus(b, a)
    this.#second = minus(c, a)
  }

  hit({ from, direction }: Ray, far: number): number {
    const upright = cross(direction, this.#second)
    const volume = dot(this.#first, upright)
    if (Math.abs(volume) < 1e-12) return Infinity
    const out = minus(from, this.corners[0])
    const u = dot(out, upright) / volume
    if (u < 0 || u > 1) return Infinity
    const turned = cross(out, this.#first)
    const v = dot(direction, turned) / volume
    if (v < 0 || u + v > 1) return Infinity
    const t = dot(this.#second, turned) / volume
    return t > NEAR && t < far ? t : Infinity
  }

  normal(at: Vector): Vector {
    const out = minus(at, this.corners[0])
    const [a, b] = [this.#first, this.#second]
    const [aa, ab, bb] = [dot(a, a), dot(a, b), dot(b, b)]
    const [oa, ob] = [dot(out, a), dot(out, b)]
    const area = aa * bb - ab * ab || 1
    const u = (bb * oa - ab * ob) / area
    const v = (aa * ob - ab * oa) / area
    const [n, m, k] = this.normals
    return unit(add(add(times(n, 1 - u - v), times(m, u)), times(k, v)))
  }
}

/** A point of a surface for `u` and `v` from 0 to 1. */
export type Form = (u: number, v: number) => Vector

const STEP = 1e-3

/** Returns the direction out of a surface. */
export const normalOf = (form: Form, u: number, v: number): Vector => {
  const [a, b] = [Math.min(u, 1 - STEP), Math.min(v, 1 - STEP)]
  const along = minus(form(a + STEP, b), form(Math.max(0, a - STEP), b))
  const over = minus(form(a, b + STEP), form(a, Math.max(0, b - STEP)))
  return unit(cross(over, along))
}

/** The triangles of a surface, `columns` by `rows`. Both sides of it are visible. */
export const mesh = (form: Form, columns: number, rows: number, surface: Surface): Shape[] => {
  const points: (readonly [Vector, Vector])[][] = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_unused, column) => {
      const [u, v] = [column / columns, row / rows]
      return [form(u, v), normalOf(form, u, v)] as const
    }),
  )
  const shapes: Shape[] = []
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [a, b] = [points[row]?.[column], points[row]?.[column + 1]]
      const [c, d] = [points[row + 1]?.[column], points[row + 1]?.[column + 1]]
      if (!a || !b || !c || !d) continue
      shapes.push(
        new Triangle([a[0], b[0], c[0]], [a[1], b[1], c[1]], surface),
        new Triangle([b[0], d[0], c[0]], [b[1], d[1], c[1]], surface),
      )
    }
  return shapes
}

/** What turns on a wheel: an outline of radius and height, around the upright axis at `at`. */
export const turned = (
  outline: readonly (readonly [radius: number, height: number])[],
  at: Vector,
  surface: Surface,
  round = 96,
): Shape[] => {
  const last = outline.length - 1
  const on = (v: number): readonly [number, number] => {
    const place = Math.min(v, 1) * last
    const index = Math.min(Math.floor(place), last - 1)
    const [p, q, r, s] = [-1, 0, 1, 2].map(
      (step) => outline[Math.min(Math.max(index + step, 0), last)] ?? [0, 0],
    )
    const t = place - index
    const smooth = (k: 0 | 1): number => {
      const [a, b, c, d] = [p?.[k] ?? 0, q?.[k] ?? 0, r?.[k] ?? 0, s?.[k] ?? 0]
      return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
    }
    return [Math.max(0, smooth(0)), smooth(1)]
  }
  const form: Form = (u, v) => {
    const [radius, height] = on(v)
    const angle = u * Math.PI * 2
    return add(at, [Math.cos(angle) * radius, height, Math.sin(angle) * radius])
  }
  return mesh(form, round, last * 6, surface)
}
