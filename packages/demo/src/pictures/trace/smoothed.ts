import type { Size } from './photograph.ts'

const REACH = 3

/**
 * Returns a picture without the grain of too few paths: each pixel is the mean of those near it that show the same surface,
 * by the colour and the normal that `guide` has of each.
 */
export const smoothed = (
  light: Float32Array,
  guide: Float32Array,
  { width, height }: Size,
): Float32Array => {
  const clean = new Float32Array(light.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x
      let weights = 0
      const sum = [0, 0, 0]
      for (let dy = -REACH; dy <= REACH; dy += 1)
        for (let dx = -REACH; dx <= REACH; dx += 1) {
          const [px, py] = [x + dx, y + dy]
          if (px < 0 || py < 0 || px >= width || py >= height) continue
          const other = py * width + px
          let colour = 0
          let normal = 0
          let bright = 0
          for (let axis = 0; axis < 3; axis += 1) {
            colour += ((guide[pixel * 6 + axis] ?? 0) - (guide[other * 6 + axis] ?? 0)) ** 2
            normal += ((guide[pixel * 6 + 3 + axis] ?? 0) - (guide[other * 6 + 3 + axis] ?? 0)) ** 2
            const [a, b] = [light[pixel * 3 + axis] ?? 0, light[other * 3 + axis] ?? 0]
            bright += ((a - b) / (0.15 + a + b)) ** 2
          }
          const weight = Math.exp(
            -(dx * dx + dy * dy) / 5 - colour / 0.004 - normal / 0.03 - bright / 0.09,
          )
          weights += weight
          for (let axis = 0; axis < 3; axis += 1)
            sum[axis] = (sum[axis] ?? 0) + weight * (light[other * 3 + axis] ?? 0)
        }
      for (let axis = 0; axis < 3; axis += 1) clean[pixel * 3 + axis] = (sum[axis] ?? 0) / weights
    }
  return clean
}
