import { hexOf, linearRgb, oklchOf } from './oklch.ts'

/** WCAG 2.2: minimum contrast of text, and of icons and borders. */
export const TEXT_CONTRAST = 4.5
export const SIGN_CONTRAST = 3

const luminance = (hex: string): number => {
  const [r, g, b] = linearRgb(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const between = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

/** Returns the WCAG contrast of two opaque colours, from 1 to 21. */
export const contrast = (one: string, other: string): number =>
  between(luminance(one), luminance(other))

/** Returns the lowest contrast of a colour with several backgrounds. */
export const leastContrast = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)))

/** Lightness steps from black to white. */
const STEPS = 100

/**
 * Returns the colour itself if it reaches the contrast with every background, else the nearest darker or lighter step
 * of its hue that does, at most black or white.
 */
export const readable = (colour: string, grounds: readonly string[], ratio: number): string => {
  const lights = grounds.map(luminance)
  const least = (own: string): number => {
    const light = luminance(own)
    return Math.min(...lights.map((ground) => between(light, ground)))
  }
  if (least(colour) >= ratio) return colour
  const start = oklchOf(colour)
  const darkens = least('#000000') >= least('#ffffff')
  const stepAt = (step: number): string =>
    hexOf({ ...start, l: start.l + (darkens ? -step : step) / STEPS })
  // Contrast grows with each step, so the first sufficient one is found by bisection.
  let [near, far] = [0, Math.ceil((darkens ? start.l : 1 - start.l) * STEPS)]
  while (far - near > 1) {
    const middle = (near + far) >> 1
    if (least(stepAt(middle)) >= ratio) far = middle
    else near = middle
  }
  const step = stepAt(far)
  if (least(step) >= ratio) return step
  return darkens ? '#000000' : '#ffffff'
}
