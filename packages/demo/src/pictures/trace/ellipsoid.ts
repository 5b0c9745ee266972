import { NEAR, type Ray, type Shape, type Surface } from './shape.ts'
import { add, dot, minus, times, unit, type Vector } from './vector.ts'

/** Three radii along three directions at right angles. */
export class Ellipsoid implements Shape {
  readonly low: Vector
  readonly high: Vector
  readonly centre: Vector
  readonly surface: Surface
  readonly #rows: readonly [Vector, Vector, Vector]

  constructor(
    centre: Vector,
    radii: Vector,
    axes: readonly [Vector, Vector, Vector],
    surface: Surface,
  ) {
    this.centre = centre
    this.surface = surface
    const [a, b, c] = axes
    this.#rows = [times(a, 1 / radii[0]), times(b, 1 / radii[1]), times(c, 1 / radii[2])]
    const reach = (axis: 0 | 1 | 2): number =>
      Math.hypot(a[axis] * radii[0], b[axis] * radii[1], c[axis] * radii[2])
    const half: Vector = [reach(0), reach(1), reach(2)]
    this.low = minus(centre, half)
    this.high = add(centre, half)
  }

  hit({ from, direction }: Ray, far: number): number {
    const [a, b, c] = this.#rows
    const { centre } = this
    const x = from[0] - centre[0]
    const y = from[1] - centre[1]
    const z = from[2] - centre[2]
    const ox = a[0] * x + a[1] * y + a[2] * z
    const oy = b[0] * x + b[1] * y + b[2] * z
    const oz = c[0] * x + c[1] * y + c[2] * z
    const dx = dot(a, direction)
    const dy = dot(b, direction)
    const dz = dot(c, direction)
    const square = dx * dx + dy * dy + dz * dz
    const half = ox * dx + oy * dy + oz * dz
    const root = half * half - square * (ox * ox + oy * oy + oz * oz - 1)
    if (root < 0) return Infinity
    const width = Math.sqrt(root)
    const near = (-half - width) / square
    if (near > NEAR) return near < far ? near : Infinity
    const back = (width - half) / square
    return back > NEAR && back < far ? back : Infinity
  }

  normal(at: Vector): Vector {
    const [a, b, c] = this.#rows
    const out = minus(at, this.centre)
    return unit(add(add(times(a, dot(a, out)), times(b, dot(b, out))), times(c, dot(c, out))))
  }
}

export const ball = (centre: Vector, radius: number, surface: Surface): Ellipsoid =>
  new Ellipsoid(
    centre,
    [radius, radius, radius],
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    surface,
  )
