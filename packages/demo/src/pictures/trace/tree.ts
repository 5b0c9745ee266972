import type { Ray, Shape } from './shape.ts'
import { highest, lowest, type Vector } from './vector.ts'

const LEAF = 3

interface Node {
  readonly low: Vector
  readonly high: Vector
  readonly shapes?: readonly Shape[]
  readonly axis: 0 | 1 | 2
  readonly less?: Node
  readonly more?: Node
}

const middle = ({ low, high }: Shape, axis: 0 | 1 | 2): number => low[axis] + high[axis]

/** The box around shapes. */
const boxOf = (shapes: readonly Shape[]): readonly [Vector, Vector] => {
  let low: Vector = [Infinity, Infinity, Infinity]
  let high: Vector = [-Infinity, -Infinity, -Infinity]
  for (const shape of shapes) {
    low = lowest(low, shape.low)
    high = highest(high, shape.high)
  }
  return [low, high]
}

const areaOf = ([low, high]: readonly [Vector, Vector]): number => {
  const [x, y, z] = [high[0] - low[0], high[1] - low[1], high[2] - low[2]]
  return x * y + y * z + z * x
}

const PARTS = [0.2, 0.35, 0.5, 0.65, 0.8]
const AXES = [0, 1, 2] as const

/** Returns the halves of shapes whose boxes are smallest together, weighted by how many shapes are in them. */
const halvesOf = (shapes: readonly Shape[]) => {
  let best: { axis: 0 | 1 | 2; less: Shape[]; more: Shape[]; cost: number } | undefined
  for (const axis of AXES) {
    const sorted = shapes.toSorted((a, b) => middle(a, axis) - middle(b, axis))
    for (const part of PARTS) {
      const count = Math.max(1, Math.round(sorted.length * part))
      const [less, more] = [sorted.slice(0, count), sorted.slice(count)]
      if (more.length === 0) continue
      const cost = areaOf(boxOf(less)) * less.length + areaOf(boxOf(more)) * more.length
      if (!best || cost < best.cost) best = { axis, less, more, cost }
    }
  }
  return best
}

const nodeOf = (shapes: readonly Shape[]): Node => {
  const [low, high] = boxOf(shapes)
  const halves = shapes.length > LEAF ? halvesOf(shapes) : undefined
  if (!halves) return { low, high, axis: 0, shapes }
  const { axis, less, more } = halves
  return { low, high, axis, less: nodeOf(less), more: nodeOf(more) }
}

/** A shape that a ray meets, and how far away. */
export interface Hit {
  readonly shape: Shape
  readonly distance: number
}

/** Six numbers for each node: the corners of its box. */
const BOX = 6

/** Finds what rays meet among many shapes. Nodes are in one array each of numbers, since all time is spent here. */
export class Tree {
  readonly #boxes: number[] = []
  readonly #axes: number[] = []
  /** The node of the greater half; the other one follows its parent. */
  readonly #more: number[] = []
  readonly #shapes: (readonly Shape[] | undefined)[] = []
  readonly #waiting = new Int32Array(128)

  constructor(shapes: readonly Shape[]) {
    this.#add(nodeOf(shapes))
  }

  #add({ low, high, axis, shapes, less, more }: Node): number {
    const index = this.#axes.length
    this.#boxes.push(...low, ...high)
    this.#axes.push(axis)
    this.#more.push(0)
    this.#shapes.push(shapes)
    if (less) this.#add(less)
    if (more) this.#more[index] = this.#add(more)
    return index
  }

  /** Returns the nearest shape; with `any`, the first that is found within `far`. */
  meet(ray: Ray, far = Infinity, any = false): Hit | undefined {
    const { from, direction } = ray
    const ox = from[0]
    const oy = from[1]
    const oz = from[2]
    const ix = 1 / direction[0]
    const iy = 1 / direction[1]
    const iz = 1 / direction[2]
    const boxes = this.#boxes
    const waiting = this.#waiting
    let nearest = far
    let found: Shape | undefined
    let size = 0
    waiting[size++] = 0
    while (size > 0) {
      const node = waiting[--size] as number
      const at = node * BOX
      const ax = ((boxes[at] as number) - ox) * ix
      const bx = ((boxes[at + 3] as number) - ox) * ix
      const ay = ((boxes[at + 1] as number) - oy) * iy
      const by = ((boxes[at + 4] as number) - oy) * iy
      const az = ((boxes[at + 2] as number) - oz) * iz
      const bz = ((boxes[at + 5] as number) - oz) * iz
      const enter = Math.max(Math.min(ax, bx), Math.min(ay, by), Math.min(az, bz), 0)
      const leave = Math.min(Math.max(ax, bx), Math.max(ay, by), Math.max(az, bz))
      if (leave < enter || enter > nearest) continue
      const shapes = this.#shapes[node]
      if (shapes === undefined) {
        const more = this.#more[node] as number
        const isForward = direction[this.#axes[node] as 0 | 1 | 2] > 0
        waiting[size++] = isForward ? more : node + 1
        waiting[size++] = isForward ? node + 1 : more
        continue
      }
      for (let index = 0; index < shapes.length; index += 1) {
        const shape = shapes[index] as Shape
        const distance = shape.hit(ray, nearest)
        if (distance === Infinity) continue
        if (any) return { shape, distance }
        nearest = distance
        found = shape
      }
    }
    return found && { shape: found, distance: nearest }
  }
}
