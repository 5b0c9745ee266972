import type { Vector } from './vector.ts'

/** A half-line. `direction` has length 1. */
export interface Ray {
  readonly from: Vector
  readonly direction: Vector
}

/** How a shape looks. Lengths are in centimetres, colours linear from 0 to 1. */
export interface Surface {
  readonly colour: Vector | ((at: Vector, normal: Vector) => Vector)
  /** How much is reflected by looking straight at it: 0.04 of water, varnish and glaze. */
  readonly gloss?: number
  /** 0: reflects like a mirror. */
  readonly rough?: number
  /** How far light shines through it, as through rice or wax. */
  readonly glow?: number
  /** Height of its small bumps, and how many of them there are on a centimetre. */
  readonly bumps?: readonly [height: number, scale: number]
}

/** A thing that light can meet. */
export interface Shape {
  readonly low: Vector
  readonly high: Vector
  readonly surface: Surface
  /** Returns how far the ray travels to it, Infinity if it does not meet it within `far`. */
  hit(ray: Ray, far: number): number
  normal(at: Vector): Vector
}

/** Hits that are nearer come from the surface itself. */
export const NEAR = 1e-4
