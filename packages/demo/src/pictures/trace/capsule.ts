import { NEAR, type Ray, type Shape, type Surface } from './shape.ts'
import { add, dot, highest, lowest, minus, times, unit, type Vector } from './vector.ts'

/** A round rod from one point to another, with round ends. */
export class Capsule implements Shape {
  readonly low: Vector
  readonly high: Vector
  readonly start: Vector
  readonly radius: number
  readonly surface: Surface
  readonly #along: Vector
  readonly #length: number

  constructor(start: Vector, end: Vector, radius: number, surface: Surface) {
    this.start = start
    this.radius = radius
    this.surface = surface
    const reach: Vector = [radius, radius, radius]
    this.low = minus(lowest(start, end), reach)
    this.high = add(highest(start, end), reach)
    this.#along = minus(end, start)
    this.#length = dot(this.#along, this.#along)
  }

  hit({ from, direction }: Ray, far: number): number {
    const along = this.#along
    const out = minus(from, this.start)
    const straight = dot(along, direction)
    const begin = dot(along, out)
    const square = this.#length - straight * straight
    const half = this.#length * dot(out, direction) - begin * straight
    const rest = this.#length * (dot(out, out) - this.radius * this.radius) - begin * begin
    const root = half * half - square * rest
    if (root < 0) return Infinity
    const t = (-half - Math.sqrt(root)) / square
    const part = begin + t * straight
    if (part > 0 && part < this.#length) return t > NEAR && t < far ? t : Infinity
    const from0 = part <= 0 ? out : minus(out, along)
    const toEnd = dot(direction, from0)
    const cap = toEnd * toEnd - (dot(from0, from0) - this.radius * this.radius)
    const at = cap > 0 ? -toEnd - Math.sqrt(cap) : Infinity
    return at > NEAR && at < far ? at : Infinity
  }

  normal(at: Vector): Vector {
    const out = minus(at, this.start)
    const part = Math.min(1, Math.max(0, dot(out, this.#along) / this.#length))
    return unit(minus(out, times(this.#along, part)))
  }
}

/** A strand through points. */
export const strand = (points: readonly Vector[], radius: number, surface: Surface): Capsule[] =>
  points.slice(1).map((end, index) => new Capsule(points[index] ?? end, end, radius, surface))
