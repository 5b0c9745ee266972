import { around, dot, unit, type Vector } from './vector.ts'

/** The light of a room by day: a large window behind the table on the left, and what the walls return of it. */
export interface Light {
  /** Towards the window. */
  readonly towards: Vector
  /** The cosine of half the angle that it takes up. */
  readonly width: number
  readonly colour: Vector
  /** From above and from below. */
  readonly room: readonly [Vector, Vector]
}

export const daylight: Light = {
  towards: unit([-0.62, 0.72, -0.55]),
  width: Math.cos(0.4),
  colour: [11.5, 10.6, 9.4],
  room: [
    [0.62, 0.66, 0.72],
    [0.16, 0.12, 0.09],
  ],
}

/** Returns whether a direction leads out of the window; its bars divide it in four. */
const isWindow = ({ towards, width }: Light, direction: Vector): boolean => {
  const straight = dot(direction, towards)
  if (straight < width) return false
  const [side, up] = around(towards)
  const bar = 0.018
  return Math.abs(dot(direction, side)) > bar && Math.abs(dot(direction, up)) > bar
}

/** Returns the light that comes from a direction; without the window if `isScattered`, whose share is sampled by itself. */
export const lightFrom = (light: Light, direction: Vector, isScattered: boolean): Vector => {
  if (!isScattered && isWindow(light, direction)) return light.colour
  const up = 0.5 + 0.5 * direction[1]
  const [above, below] = light.room
  return [
    below[0] + (above[0] - below[0]) * up,
    below[1] + (above[1] - below[1]) * up,
    below[2] + (above[2] - below[2]) * up,
  ]
}

/** Returns a direction into the window. */
export const windowDirection = ({ towards, width }: Light, a: number, b: number): Vector => {
  const straight = 1 - a * (1 - width)
  const out = Math.sqrt(1 - straight * straight)
  const [side, up] = around(towards)
  const [x, y] = [Math.cos(b * Math.PI * 2) * out, Math.sin(b * Math.PI * 2) * out]
  return [
    towards[0] * straight + side[0] * x + up[0] * y,
    towards[1] * straight + side[1] * x + up[1] * y,
    towards[2] * straight + side[2] * x + up[2] * y,
  ]
}

/** The solid angle of the window. */
export const windowAngle = ({ width }: Light): number => Math.PI * 2 * (1 - width)
