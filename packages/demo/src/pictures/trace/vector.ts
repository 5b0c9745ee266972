/** A point, a direction or a colour. */
export type Vector = readonly [number, number, number]

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]
export const product = (a: Vector, b: Vector): Vector => [a[0] * b[0], a[1] * b[1], a[2] * b[2]]
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const unit = (a: Vector): Vector => times(a, 1 / (Math.hypot(...a) || 1))
export const mix = (a: Vector, b: Vector, part: number): Vector =>
  add(times(a, 1 - part), times(b, part))
export const lowest = (a: Vector, b: Vector): Vector => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.min(a[2], b[2]),
]
export const highest = (a: Vector, b: Vector): Vector => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.max(a[2], b[2]),
]

/** Returns two directions that stand upright on a unit vector and on each other. */
export const around = (n: Vector): readonly [Vector, Vector] => {
  const side = unit(cross(Math.abs(n[0]) > 0.8 ? [0, 1, 0] : [1, 0, 0], n))
  return [side, cross(n, side)]
}
