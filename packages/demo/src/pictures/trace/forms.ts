import type { Form } from './mesh.ts'
import { add, type Vector } from './vector.ts'

const power = (value: number, by: number): number => Math.sign(value) * Math.abs(value) ** by

/** A ball that is more like a box the less `roundness` is; 1 is an ellipsoid. */
export const pebble =
  (radii: Vector, roundness = 0.5, across = roundness): Form =>
  (u, v) => {
    const around = u * Math.PI * 2
    const up = (v - 0.5) * Math.PI
    const wide = power(Math.cos(up), roundness)
    return [
      radii[0] * wide * power(Math.cos(around), across),
      radii[1] * power(Math.sin(up), roundness),
      radii[2] * wide * power(Math.sin(around), across),
    ]
  }

/** The surface of what fills a bowl or cup. `rise` is how much higher it is along its edge. */
export const disc =
  (radius: number, rise = 0): Form =>
  (u, v) => [
    Math.cos(u * Math.PI * 2) * radius * v,
    rise * v ** 12,
    -Math.sin(u * Math.PI * 2) * radius * v,
  ]

/** A form turned around the upright axis, leant over to the side before, and moved. */
export const placed =
  (form: Form, at: Vector, turn = 0, lean = 0): Form =>
  (u, v) => {
    const [x, y, z] = form(u, v)
    const [lx, ly] = [
      x * Math.cos(lean) - y * Math.sin(lean),
      x * Math.sin(lean) + y * Math.cos(lean),
    ]
    return add(at, [
      lx * Math.cos(turn) + z * Math.sin(turn),
      ly,
      z * Math.cos(turn) - lx * Math.sin(turn),
    ])
  }
