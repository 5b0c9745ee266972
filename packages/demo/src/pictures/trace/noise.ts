import type { Vector } from './vector.ts'

/** Returns numbers from 0 to 1, the same for the same seed. */
export const sequenceOf = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const corner = (x: number, y: number, z: number): number => {
  let mixed = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(z, 1_274_126_177)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_103_515_245)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296
}

const ease = (part: number): number => part * part * (3 - 2 * part)
const between = (a: number, b: number, part: number): number => a + (b - a) * part

/** Smooth noise from 0 to 1, with one hill for each unit of space. */
export const noise = (at: Vector): number => {
  const i = Math.floor(at[0])
  const j = Math.floor(at[1])
  const k = Math.floor(at[2])
  const u = ease(at[0] - i)
  const v = ease(at[1] - j)
  const w = ease(at[2] - k)
  const low = between(corner(i, j, k), corner(i + 1, j, k), u)
  const lowFar = between(corner(i, j + 1, k), corner(i + 1, j + 1, k), u)
  const high = between(corner(i, j, k + 1), corner(i + 1, j, k + 1), u)
  const highFar = between(corner(i, j + 1, k + 1), corner(i + 1, j + 1, k + 1), u)
  return between(between(low, lowFar, v), between(high, highFar, v), w)
}

/** Noise of several sizes, from 0 to 1. */
export const clouds = (at: Vector, sizes = 4): number => {
  let sum = 0
  let weight = 1
  let all = 0
  let scale = 1
  for (let size = 0; size < sizes; size += 1) {
    sum += weight * noise([at[0] * scale, at[1] * scale, at[2] * scale + size * 7.3])
    all += weight
    scale *= 2.03
    weight *= 0.5
  }
  return sum / all
}
