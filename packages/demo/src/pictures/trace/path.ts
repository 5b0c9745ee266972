import { noise } from './noise.ts'
import { type Light, lightFrom, windowAngle, windowDirection } from './light.ts'
import type { Ray, Surface } from './shape.ts'
import type { Tree } from './tree.ts'
import { add, around, dot, minus, product, times, unit, type Vector } from './vector.ts'

const BOUNCES = 2
/** What comes from further bounces, on average. */
const AMBIENT: Vector = [0.16, 0.15, 0.14]
const AWAY = 1e-3

const bumped = (normal: Vector, at: Vector, [height, scale]: readonly [number, number]): Vector => {
  const p = times(at, scale)
  const here = noise(p)
  const e = 0.08
  const slope: Vector = [
    noise([p[0] + e, p[1], p[2]]) - here,
    noise([p[0], p[1] + e, p[2]]) - here,
    noise([p[0], p[1], p[2] + e]) - here,
  ]
  return unit(minus(normal, times(slope, (height * scale) / e)))
}

const scattered = (normal: Vector, a: number, b: number): Vector => {
  const [side, up] = around(normal)
  const out = Math.sqrt(a)
  const angle = b * Math.PI * 2
  const [x, y, z] = [Math.cos(angle) * out, Math.sin(angle) * out, Math.sqrt(1 - a)]
  return unit(add(add(times(side, x), times(up, y)), times(normal, z)))
}

const reflected = (
  direction: Vector,
  normal: Vector,
  rough: number,
  next: () => number,
): Vector => {
  const mirror = minus(direction, times(normal, 2 * dot(direction, normal)))
  if (rough === 0) return mirror
  const spread: Vector = [next() - 0.5, next() - 0.5, next() - 0.5]
  const bent = unit(add(mirror, times(spread, rough * 2)))
  return dot(bent, normal) > 0 ? bent : mirror
}

export interface World {
  readonly tree: Tree
  readonly light: Light
}

/** What a path saw first, to smooth the picture along its edges. */
export interface Seen {
  readonly light: Vector
  readonly colour: Vector
  readonly normal: Vector
}

const fromWindow = (
  { tree, light }: World,
  at: Vector,
  normal: Vector,
  { glow = 0 }: Surface,
  next: () => number,
): Vector => {
  const towards = windowDirection(light, next(), next())
  const straight = dot(towards, normal)
  const wrap = glow > 0 ? 0.45 : 0
  const weight = (straight + wrap) / (1 + wrap)
  if (weight <= 0) return [0, 0, 0]
  const from = add(add(at, times(normal, AWAY)), times(towards, glow))
  if (tree.meet({ from, direction: towards }, Infinity, true)) return [0, 0, 0]
  return times(light.colour, (weight * windowAngle(light)) / Math.PI)
}

const colourAt = ({ colour }: Surface, at: Vector, outward: Vector): Vector =>
  typeof colour === 'function' ? colour(at, outward) : colour

/** Returns the light that comes along a ray. Only what the camera sees itself reflects; `bounce` counts from it. */
export const follow = (
  world: World,
  ray: Ray,
  next: () => number,
  bounce = 0,
  isScattered = false,
): Seen => {
  const hit = world.tree.meet(ray)
  if (!hit)
    return {
      light: lightFrom(world.light, ray.direction, isScattered),
      colour: [1, 1, 1],
      normal: [0, 0, 0],
    }
  const { surface } = hit.shape
  const at = add(ray.from, times(ray.direction, hit.distance))
  const outward = hit.shape.normal(at)
  const facing = dot(outward, ray.direction) > 0 ? times(outward, -1) : outward
  const normal = surface.bumps ? bumped(facing, at, surface.bumps) : facing
  const colour = colourAt(surface, at, outward)
  const from = add(at, times(facing, AWAY))
  const { gloss = 0, rough = 0.1 } = surface
  const straight = Math.max(0, -dot(normal, ray.direction))
  const isSeen = bounce === 0
  const mirror =
    isSeen && gloss > 0 ? gloss + (1 - gloss) * (1 - straight) ** 5 * (1 - rough) ** 4 : 0
  const direct = fromWindow(world, at, normal, surface, next)
  const rest =
    bounce < BOUNCES
      ? follow(
          world,
          { from, direction: scattered(normal, next(), next()) },
          next,
          bounce + 1,
          true,
        ).light
      : AMBIENT
  const body = times(product(colour, add(direct, rest)), 1 - mirror)
  if (mirror === 0) return { light: body, colour, normal }
  const mirrored = { from, direction: reflected(ray.direction, normal, rough, next) }
  const shine = follow(world, mirrored, next, BOUNCES).light
  return { light: add(body, times(shine, mirror)), colour, normal }
}
