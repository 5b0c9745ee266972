import { normalOf, type Form, mesh } from '../trace/mesh.ts'
import { Ellipsoid } from '../trace/ellipsoid.ts'
import { sequenceOf } from '../trace/noise.ts'
import type { Shape, Surface } from '../trace/shape.ts'
import { add, around, cross, times, unit, type Vector } from '../trace/vector.ts'

export const riceSurface: Surface = {
  colour: [0.9, 0.87, 0.79],
  gloss: 0.03,
  rough: 0.18,
  glow: 0.2,
}

/** A grain that lies on a surface, turned by chance and a little out of it. */
export const grain = (
  at: Vector,
  normal: Vector,
  next: () => number,
  surface: Surface = riceSurface,
): Shape => {
  const [side, up] = around(normal)
  const angle = next() * Math.PI * 2
  const flat = add(times(side, Math.cos(angle)), times(up, Math.sin(angle)))
  const along = unit(add(flat, times(normal, (next() - 0.5) * 0.9)))
  const over = unit(cross(along, Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
  const long = 0.4 + next() * 0.1
  const thick = 0.16 + next() * 0.03
  return new Ellipsoid(at, [long, thick, thick], [along, over, cross(along, over)], surface)
}

/** Grains all over a dome of rice. */
export const dome = (
  centre: Vector,
  radius: number,
  height: number,
  count: number,
  seed: number,
): Shape[] => {
  const next = sequenceOf(seed)
  const inside = new Ellipsoid(
    centre,
    [radius - 0.15, height - 0.15, radius - 0.15],
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    riceSurface,
  )
  const grains = Array.from({ length: count }, () => {
    const angle = next() * Math.PI * 2
    const far = Math.sqrt(next()) * 0.99
    const up = Math.sqrt(Math.max(0, 1 - far * far))
    const lift = next() * 0.3
    const at: Vector = [
      centre[0] + Math.cos(angle) * far * radius,
      centre[1] + up * height + lift - 0.1,
      centre[2] + Math.sin(angle) * far * radius,
    ]
    const normal = unit([
      (Math.cos(angle) * far) / radius,
      up / height,
      (Math.sin(angle) * far) / radius,
    ])
    return grain(at, normal, next)
  })
  return [inside, ...grains]
}

/** Rice pressed into a form, with its grains. */
export const pressed = (form: Form, count: number, seed: number): Shape[] => {
  const next = sequenceOf(seed)
  const grains = Array.from({ length: count }, () => {
    const [u, v] = [next(), Math.acos(1 - 2 * next()) / Math.PI]
    const normal = normalOf(form, u, v)
    return grain(add(form(u, v), times(normal, (next() - 0.6) * 0.14)), normal, next)
  })
  return [...mesh(form, 48, 24, riceSurface), ...grains]
}
